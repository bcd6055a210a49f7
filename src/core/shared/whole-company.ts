/** The plant code of the company as a whole: of head office, and of what holds at every plant. */
export const wholeCompany = '0000'
