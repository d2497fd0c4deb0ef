import type { Calls } from '../../test/access-rows.ts';

const person = { name: 'Eve', email: '<key>@test.example', password: 'correct horse battery' };
const PERSON = `name: "${person.name}", email: "${person.email}", password: "${person.password}"`;

export const people = `
                                     visitor             customer            other               guest               owner               manager             clerk               editor              viewer              expired forged revoked
Query.sessions                       401                 ok                  ok                  403                 ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.guestSessionCreate          ok                  403                 403                 403                 403                 403                 403                 403                 403                 401     401    401
Mutation.customerCreate              ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.sessionCreate               ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.googleSessionCreate         INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       INVALID_VALUE       401     401    401
Mutation.adminCreate                 ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.adminSessionCreate          ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.adminSessionVerify          CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   401     401    401
Mutation.adminSessionPasskeyRequest  CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   401     401    401
Mutation.adminSessionPasskeyVerify   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   401     401    401
Mutation.passkeySetUp                401                 403                 403                 403                 ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.passkeyAdd                  401                 403                 403                 403                 REQUIRED            REQUIRED            REQUIRED            REQUIRED            REQUIRED            401     401    401
Mutation.passkeyRename               401                 403                 403                 403                 404                 404                 404                 404                 404                 401     401    401
Mutation.passkeyRemove               401                 403                 403                 403                 404                 404                 404                 404                 404                 401     401    401
Mutation.secondFactorSetUp           401                 403                 403                 403                 ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.secondFactorTurnOn          401                 403                 403                 403                 CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   CHALLENGE_EXPIRED   401     401    401
Mutation.secondFactorTurnOff         401                 403                 403                 403                 404                 404                 404                 404                 404                 401     401    401
Mutation.recoveryCodesRenew          401                 403                 403                 403                 404                 404                 404                 404                 404                 401     401    401
Mutation.sessionEnd                  401                 ok                  ok                  403                 ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.sessionsEnd                 401                 404                 404                 403                 404                 404                 404                 404                 404                 401     401    401
Mutation.passwordResetRequest        ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  ok                  401     401    401
Mutation.passwordReset               RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID RESET_TOKEN_INVALID 401     401    401
Mutation.customerAdd                 401                 403                 403                 403                 REQUIRED            REQUIRED            REQUIRED            403                 403                 401     401    401
Mutation.customerEdit                401                 403                 403                 403                 404                 404                 404                 403                 403                 401     401    401
POST /signup                         200                 200                 200                 200                 200                 200                 200                 200                 200                 401     401    401
POST /login                          200                 200                 200                 200                 200                 200                 200                 200                 200                 401     401    401
POST /googleSignin                   404                 404                 404                 404                 404                 404                 404                 404                 404                 401     401    401
POST /adminSignup                    200                 200                 200                 200                 200                 200                 200                 200                 200                 401     401    401
POST /adminLogin                     200                 200                 200                 200                 200                 200                 200                 200                 200                 401     401    401
POST /adminLogin/verify              401                 401                 401                 401                 401                 401                 401                 401                 401                 401     401    401
`;

export const keys = `
                                     needs           all                 only     without expired revoked
Query.sessions                       -               403                 -        -       401     401
Mutation.guestSessionCreate          -               403                 -        -       401     401
Mutation.customerCreate              -               403                 -        -       401     401
Mutation.sessionCreate               -               403                 -        -       401     401
Mutation.googleSessionCreate         -               403                 -        -       401     401
Mutation.adminCreate                 -               ok                  -        -       401     401
Mutation.adminSessionCreate          -               ok                  -        -       401     401
Mutation.adminSessionVerify          -               CHALLENGE_EXPIRED   -        -       401     401
Mutation.adminSessionPasskeyRequest  -               CHALLENGE_EXPIRED   -        -       401     401
Mutation.adminSessionPasskeyVerify   -               CHALLENGE_EXPIRED   -        -       401     401
Mutation.passkeySetUp                -               403                 -        -       401     401
Mutation.passkeyAdd                  -               403                 -        -       401     401
Mutation.passkeyRename               -               403                 -        -       401     401
Mutation.passkeyRemove               -               403                 -        -       401     401
Mutation.secondFactorSetUp           -               403                 -        -       401     401
Mutation.secondFactorTurnOn          -               403                 -        -       401     401
Mutation.secondFactorTurnOff         -               403                 -        -       401     401
Mutation.recoveryCodesRenew          -               403                 -        -       401     401
Mutation.sessionEnd                  -               403                 -        -       401     401
Mutation.sessionsEnd                 -               403                 -        -       401     401
Mutation.passwordResetRequest        -               ok                  -        -       401     401
Mutation.passwordReset               -               RESET_TOKEN_INVALID -        -       401     401
Mutation.customerAdd                 customers:write REQUIRED            REQUIRED 403     401     401
Mutation.customerEdit                customers:write 404                 404      403     401     401
POST /signup                         -               403                 -        -       401     401
POST /login                          -               403                 -        -       401     401
POST /googleSignin                   -               403                 -        -       401     401
POST /adminSignup                    -               200                 -        -       401     401
POST /adminLogin                     -               200                 -        -       401     401
POST /adminLogin/verify              -               401                 -        -       401     401
`;

export const calls: Calls = {
  'Query.sessions': ['', '{ isCurrent }'],
  'Mutation.guestSessionCreate': [''],
  'Mutation.customerCreate': [`(input: { ${PERSON} })`],
  'Mutation.sessionCreate': [
    '(input: { emailOrPhone: "<customerEmail>", password: "correct horse battery" })',
  ],
  'Mutation.googleSessionCreate': ['(input: { code: "none", codeVerifier: "none", nonce: "none" })'],
  'Mutation.adminCreate': [`(input: { ${PERSON}, adminSecret: "<adminSecret>" })`],
  'Mutation.adminSessionCreate': [
    '(input: { emailOrPhone: "<ownerEmail>", password: "correct horse battery" })',
  ],
  'Mutation.adminSessionVerify': ['(challenge: "none", code: "123456")'],
  'Mutation.adminSessionPasskeyRequest': ['(challenge: "none")'],
  'Mutation.adminSessionPasskeyVerify': ['(challenge: "none", response: "{}")'],
  'Mutation.passkeySetUp': ['(password: "correct horse battery")'],
  'Mutation.passkeyAdd': ['(name: "", response: "{}")'],
  'Mutation.passkeyRename': ['(id: "none", name: "Laptop")'],
  'Mutation.passkeyRemove': ['(id: "none", proof: { code: "123456" })'],
  'Mutation.secondFactorSetUp': ['(password: "correct horse battery")'],
  'Mutation.secondFactorTurnOn': ['(setUpToken: "none", code: "123456")'],
  'Mutation.secondFactorTurnOff': ['(proof: { code: "123456" })'],
  'Mutation.recoveryCodesRenew': ['(proof: { code: "123456" })'],
  'Mutation.sessionEnd': ['', '{ ended }'],
  'Mutation.sessionsEnd': ['(ids: ["<product>"])'],
  'Mutation.passwordResetRequest': ['(email: "<key>@test.example")'],
  'Mutation.passwordReset': ['(token: "none", password: "correct horse battery")'],
  'Mutation.customerAdd': ['(input: { firstName: "", email: "a@b.example" })'],
  'Mutation.customerEdit': ['(id: "none", input: { firstName: "Eve" })'],
  'POST /signup': { body: person },
  'POST /login': { body: { emailOrPhone: '<customerEmail>', password: person.password } },
  'POST /googleSignin': { body: { code: 'none' } },
  'POST /adminSignup': { body: { ...person, adminSecret: '<adminSecret>' } },
  'POST /adminLogin': { body: { emailOrPhone: '<ownerEmail>', password: person.password } },
  'POST /adminLogin/verify': { body: { challenge: 'none', code: '123456' } },
};
