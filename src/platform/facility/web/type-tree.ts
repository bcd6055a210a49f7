import type { Row } from '../../../core/shared/resource.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { safFacilityType } from '../facility-type.resource.ts'

export type FacilityType = Row<typeof safFacilityType>
export interface TypeNode {
  key: string
  title: string
  row: FacilityType
  children: TypeNode[]
}
const nameColumns = {
  kr: 'safFacilityTypeNm',
  en: 'safFacilityTypeNmEn',
  zh: 'safFacilityTypeNmZh',
  es: 'safFacilityTypeNmEs',
} as const
/** The name in a language, Korean where it is missing. */
export const typeName = (row: FacilityType, language: Language): string =>
  row[nameColumns[language]] ?? row.safFacilityTypeNm

/** A tree from flat rows in their order: those whose name contains the words, with all above them. */
export function typeTree(rows: readonly FacilityType[], words: string, language: Language): TypeNode[] {
  const wanted = words.trim().toLowerCase()
  const nodes = new Map(
    rows.map((row) => [
      row.safFacilityTypeCd,
      { key: row.safFacilityTypeCd, title: typeName(row, language), row, children: [] as TypeNode[] },
    ]),
  )
  const roots: TypeNode[] = []
  for (const node of nodes.values())
    (nodes.get(node.row.psafFacilityTypeCd ?? '')?.children ?? roots).push(node)
  const kept = (level: TypeNode[]): TypeNode[] =>
    level.flatMap((node) => {
      const children = kept(node.children)
      return children.length > 0 || node.title.toLowerCase().includes(wanted) ? [{ ...node, children }] : []
    })
  return wanted ? kept(roots) : roots
}
