/** Prints what a test has measured as one line of JSON, for the readers of `npm run test:trust`. */
export const printFigures = (figures: Readonly<Record<string, string | number>>): void =>
  console.log(JSON.stringify(figures))
