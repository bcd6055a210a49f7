/** The register of studies; the pages of its records open from it. */
export const hazopMenu = 'rsa/result/resultHazop'
