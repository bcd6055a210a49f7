/**
 * Changes in the records of one kind during an absence: how many came to a state and stayed there, and the
 * newest of them.
 */
export interface DigestGroup {
  taskClassNm: string
  /** In Korean; the browser says both in its language by the dictionary. */
  title: string
  state: string
  stateNm: string
  count: number
  records: { key: string; name: string; actDt: string }[]
}
export interface Digest {
  fromDt: string
  /** False: there was no earlier session, so it tells of the last days. */
  sinceLogin: boolean
  unread: number
  groups: DigestGroup[]
}
