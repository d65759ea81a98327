import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/*
 * scrypt at 32 MiB and three passes (OWASP's equivalent of argon2id at 19 MiB): the OpenSSL that
 * this Node is built with has no argon2. The stored form names the algorithm and its cost, so that
 * another one can come without locking anyone out.
 */
const COST = { log: 15, r: 8, p: 3 } as const;
const LENGTH = 32;

function derive(password: string, salt: Buffer, log: number, r: number, p: number) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(
      password.normalize('NFC'),
      salt,
      LENGTH,
      { N: 2 ** log, r, p, maxmem: 2 ** log * r * 256 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

const form = (salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${COST.log},r=${COST.r},p=${COST.p}$${salt.toString('base64')}$${key.toString('base64')}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return form(salt, await derive(password, salt, COST.log, COST.r, COST.p));
}

/** Matches no password; checked where there is no account, so that both take the same work. */
const NONE = form(randomBytes(16), randomBytes(LENGTH));

/** Checks a password; without a stored hash it does the same work and says no. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? NONE);
  if (!parts) throw new Error('A stored password has an unknown form.');
  const [, log, r, p, salt = '', key = ''] = parts;
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(log),
    Number(r),
    Number(p),
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && stored !== null;
}

/** The most common passwords of public lists that the length rule lets through. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 passw0rd qwerty qwerty123
   qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 a123456 a123456789 123456a 123456789a
   aa123456 aa123456789 woaini woaini520 woaini1314 520520 5201314 1314520 5211314 123123 123123123
   123321 321321 147258 147258369 159753 159357 112233 11223344 1qaz2wsx qazwsx qazwsxedc 1q2w3e
   1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx iloveyou iloveyou1 admin123 administrator letmein welcome
   welcome1 monkey dragon football baseball superman batman master shadow sunshine princess michael
   trustno1 whatever computer internet samsung google hello123 hello1234 test123 test1234 guest123
   root123 default changeme secret123 654321 7654321 87654321 987654321 0987654321 102030 121212
   131313 101010 010203 789456 789456123 456789 963852741 741852963 asd123 asd123456 qwe123
   qwe123456 zxc123 zxc123456 q123456 q123456789 w123456 z123456 abc123456 abc12345 amituofo
   nanwuamituofo namoamituofo amitabha namaste omanipadmehum buddha buddha123`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the first that anyone would try. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const [first = ''] = lower;
  return COMMON.has(lower) || [...lower].every((letter) => letter === first);
}
