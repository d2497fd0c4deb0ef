import type { CustomerSheetColumn } from './customer-sheet.ts';

/**
 * What merchants call the columns of their own files, in English, German, French, Spanish, Italian and Dutch.
 * A “name” may be a whole one or the last one, and a consent is never a guess: both are missing on purpose.
 */
export const customerWords: Partial<Record<CustomerSheetColumn, string>> = {
  'First name': 'forename, given name, vorname, prenom, nombre, nome, voornaam',
  'Last name': `surname, family name, nachname, familienname, nom famille, apellido, apellidos, cognome,
    achternaam`,
  Email: `mail, email address, mail address, email adresse, mail adresse, emailadresse, mailadresse,
    adresse email, adresse mail, courriel, correo, correo electronico, direccion correo, indirizzo email,
    posta elettronica, emailadres`,
  Phone: `phone number, telephone, telephone number, mobile, mobile number, mobile phone, tel, tel nr,
    telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, numero telephone, portable,
    telefono, numero telefono, movil, cellulare, telefoon, telefoonnummer, mobiel`,
  Address: `postal address, mailing address, adresse, anschrift, postanschrift, adresse postale, direccion,
    direccion postal, indirizzo, adres, postadres`,
  Tags: 'tag, labels, schlagworte, schlagworter, etiquettes, etiquetas, etichette',
  'New note': `note, notes, comment, comments, notiz, notizen, bemerkung, bemerkungen, anmerkung, kommentar,
    remarque, remarques, commentaire, nota, notas, comentario, commento, opmerking, opmerkingen`,
};
