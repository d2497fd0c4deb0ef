/** Two tones, in Hz, with the pause between them in seconds. */
const TONES = [880, 1174.66];
const STEP = 0.14;
const LENGTH = 0.5;
const VOLUME = 0.08;

/**
 * Plays the sound in only one of the browser's tabs. Browsers stay silent until the user has interacted with
 * the page.
 */
export async function playChime(): Promise<void> {
  // Pages without HTTPS have no locks.
  if (!('locks' in navigator)) return ring();
  await navigator.locks.request('chime', { ifAvailable: true }, (lock) => (lock ? ring() : undefined));
}

async function ring(): Promise<void> {
  const audio = new AudioContext();
  if (audio.state !== 'running') return audio.close();
  await Promise.all(
    TONES.map((frequency, index) => tone(audio, frequency, audio.currentTime + index * STEP)),
  );
  await audio.close();
}

function tone(audio: AudioContext, frequency: number, at: number): Promise<void> {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH);
  return new Promise((resolve) => (oscillator.onended = () => resolve()));
}
