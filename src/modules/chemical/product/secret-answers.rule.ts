/** A secret component with what it really is; only insiders are answered it. */
export interface SecretComponent {
  compNo: number
  altNm: string | null
  altContentMin: number | null
  altContentMax: number | null
  chemNo: number | null
  chemNm: string | null
  casNo: string | null
  contentMin: number | null
  contentMax: number | null
  contentRep: number | null
}
