import type { Snapshot, SnapshotDiff } from '../approval/approval-answers.rule.ts'

/**
 * What is frozen: the record with its lines and files as people read it, and what its module reckoned, as it
 * was. The hash of its text is the hash of the revision; the paper's hash is part of it.
 */
export interface RevisionContent<Data = unknown> {
  rev: number
  revisionNm: string
  createDt: string
  createUserId: string
  createUserNm: string
  pdfSha256: string | null
  set: Snapshot
  data: Data | null
}
/** GET {record}/revisions: those of the series that the reader may see, newest first. */
export interface RevisionRow {
  revisionNo: number
  taskKey: string
  rev: number
  revisionNm: string
  createDt: string
  createUserNm: string
  sha256: string
  /** Null: frozen before papers were kept with it. */
  pdfSha256: string | null
  /** How many files were frozen with it. */
  fileCnt: number
}
/** GET {record}/revisions/{revisionNo}/files: a file as it was frozen, whatever the record has now. */
export type RevisionFile = Pick<Snapshot['files'][number], 'fileNo' | 'fileOrgNm' | 'fileSize'>
/** GET {record}/revisions/compare?from&to */
export interface RevisionComparison {
  from: RevisionRow
  to: RevisionRow
  set: Snapshot
  diff: SnapshotDiff
}
/** A hash as it was kept, and as it is reckoned now from what is stored; null where nothing is stored. */
export interface HashProof {
  what: 'content' | 'pdf' | 'file'
  name: string
  kept: string
  found: string | null
}
/** GET {record}/revisions/{revisionNo}/verify */
export interface RevisionProof {
  intact: boolean
  hashes: HashProof[]
}
export const isIntact = (hashes: readonly HashProof[]): boolean =>
  hashes.length > 0 && hashes.every(({ kept, found }) => kept === found)
