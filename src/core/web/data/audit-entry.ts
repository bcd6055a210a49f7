export interface AuditEntry {
  auditNo: number
  dt: string
  userId: string
  userNm: string | null
  actCd: string
  /** From where; a vendor is not told. */
  ip?: string | null
  /** Old and new value per field. */
  diff: Record<string, [unknown, unknown]> | null
}
