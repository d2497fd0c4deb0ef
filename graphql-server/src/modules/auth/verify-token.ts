import { errors, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose';
import type { Keys } from '../../shared/secrets/keys.ts';

/** Verifies a token with the key that signed it. @throws an error of jose */
export async function verifyToken(
  [key, ...others]: Keys,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  try {
    return await jwtVerify(token, key, options);
  } catch (error) {
    const [next, ...rest] = others;
    if (!next || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return verifyToken([next, ...rest], token, options);
  }
}
