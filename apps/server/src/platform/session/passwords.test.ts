import { expect, it } from 'vitest';
import { costOf, fitsPassword, hashPassword, makePasswords } from './passwords.ts';

it('fits its own password only, in whichever way the letters are composed', async () => {
  const stored = await hashPassword('Pässword-安住', 1024);
  expect(stored).not.toContain('ssword');
  expect(await fitsPassword('Pässword-安住', stored)).toBe(true);
  expect(await fitsPassword('Pa\u0308ssword-安住', stored)).toBe(true);
  expect(await fitsPassword('pässword-安住', stored)).toBe(false);
  expect(await fitsPassword('', stored)).toBe(false);
});

it('salts: the same password never has the same hash', async () => {
  expect(await hashPassword('same', 1024)).not.toBe(await hashPassword('same', 1024));
});

it.each(['', 'plain', 'scrypt$1024$$', 'scrypt$99999999$AA$AA', 'md5$1024$AA$AA'])(
  'fits nothing to %j',
  async (stored) => {
    expect(await fitsPassword('', stored)).toBe(false);
  },
);

it('knows what a hash cost', () => {
  expect(costOf('scrypt$1024$a$b')).toBe(1024);
  expect(costOf('other')).toBe(0);
  expect(makePasswords(2048).isOutdated('scrypt$1024$a$b')).toBe(true);
  expect(makePasswords(1024).isOutdated('scrypt$1024$a$b')).toBe(false);
});

it('works for an account that does not exist too, and never fits it', async () => {
  const passwords = makePasswords(1024);
  expect(await passwords.fits('', null)).toBe(false);
  expect(await passwords.fits('x', null)).toBe(false);
});

it('refuses when too many wait, and goes on afterwards', async () => {
  // A low cost: a hundred hashes end in time on a busy machine too.
  const passwords = makePasswords(16);
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash('x')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(98);
  expect(await passwords.hash('x')).toContain('scrypt');
});
