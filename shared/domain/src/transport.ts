/** The general person group; its age range is not shown (TR-03). */
export const GENERAL_PERSON_GROUP = "PRGR00001";
