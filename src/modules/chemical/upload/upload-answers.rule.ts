import type { Mapping } from './sheet-mapping.rule.ts'

/** A supplier's sheet before it is read: its columns and what they are taken for. */
export interface SheetOutline {
  /** Row of the header's last line, from 0. */
  headerAt: number
  header: string[]
  mapping: Mapping
  /** Columns of this supplier were mapped before. */
  remembered: boolean
  samples: string[][]
  rowCnt: number
}
