/** What an authenticator app is set up with. */
export const totpSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/%E5%AE%89%E4%BD%8F:staff?issuer=%E5%AE%89%E4%BD%8F&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

/** The recovery codes that a second factor begins with. */
export const recoveryCodes =
  'q4mz-7hxk-w2cd b8ty-r3vn-5jpe h6wf-k9sd-x4ma n3gc-p7tq-y8zr v5jb-e2hk-m6xw d9ns-z4fy-t7cg r2xp-w6qm-b3vh k8et-c5jd-g9na y7zf-h3rs-q4kp m6va-t8wx-e5bn'.split(
    ' ',
  );

/** Those that replace them. */
export const renewedCodes = recoveryCodes.map((code) => [...code].toReversed().join(''));
