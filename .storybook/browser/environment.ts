/** How the server of the stories is configured, where their store is made and where it is used. */
export const environment = {
  DEMO: 'off',
  SCHEDULE: 'off',
  // Passwords of stories are no secrets: hashing them takes no time.
  SCRYPT_COST: '1024',
  SIGN_IN_RATE: '1000000',
};
