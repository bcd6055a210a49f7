/**
 * Sources of the texts on the label page: a definition of the program (dictionary of names and table label), a menu,
 * a code item.
 */
export const labelKinds = ['definition', 'menu', 'code'] as const
export type LabelKind = (typeof labelKinds)[number]
export const labelLanguages = ['kr', 'en', 'zh', 'es'] as const
export type LabelLanguage = (typeof labelLanguages)[number]

/** One text in four languages, as the label page shows it. */
export interface LabelText {
  kind: LabelKind
  /** `workPermit.permitNm`, `menu.M020301`, `code.PTW_TYPE.PTT01`. */
  labelCd: string
  kr: string | null
  en: string | null
  zh: string | null
  es: string | null
  /** Languages without a text; Korean is shown there instead. */
  missing: LabelLanguage[]
  /** Languages in which the administrator's word stands in place of the program's. */
  changed: LabelLanguage[]
}
export interface LabelAnswer {
  data: LabelText[]
  total: number
  /** Texts without a translation, of all kinds. */
  missing: Record<LabelLanguage, number>
}

const menuPrefix = 'menu.'
const codePrefix = 'code.'
export const menuLabelCd = (menuId: string): string => menuPrefix + menuId
export const codeLabelCd = (codeGrpCd: string, code: string): string => `${codePrefix}${codeGrpCd}.${code}`
export type LabelTarget =
  | { kind: 'definition' }
  | { kind: 'menu'; menuId: string }
  | { kind: 'code'; codeGrpCd: string; code: string }
/**
 * The owner of a label code's text. Codes of definitions begin with the name of an entity, which is never
 * `menu.M…` or `code.GROUP…`.
 */
export function targetOf(labelCd: string): LabelTarget {
  const menu = /^menu\.([A-Z]\w*)$/.exec(labelCd)
  if (menu) return { kind: 'menu', menuId: menu[1]! }
  const code = /^code\.([A-Z][A-Z0-9_]*)\.(.+)$/.exec(labelCd)
  return code ? { kind: 'code', codeGrpCd: code[1]!, code: code[2]! } : { kind: 'definition' }
}
