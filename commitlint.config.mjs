/** `area: what changes` of at most 72 characters, a blank line, and a body that says why. */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([a-z][\w., /-]*): (\S.*)$/,
      headerCorrespondence: ["type", "subject"],
    },
  },
  rules: {
    "header-max-length": [2, "always", 72],
    "type-empty": [2, "never"],
    "subject-empty": [2, "never"],
    "body-leading-blank": [2, "always"],
    "body-empty": [2, "never"],
  },
};
