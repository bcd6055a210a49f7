/** A component of an offered material that no list of the laws knows. */
export interface UnlistedMaterial {
  prodNm: string
  chemNm: string | null
  casNo: string | null
}
