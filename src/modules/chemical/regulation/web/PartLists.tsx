import { useCodes } from '../../../../core/web/data/lookups.ts'
import { said } from '../../../../core/web/text/text.ts'
import { unlistedSentences } from '../unlisted.texts.ts'

/** Under what stands on lists: those that are held in part only, whose silence says nothing. */
export function PartLists({ regCds }: { regCds: readonly string[] }) {
  const codes = useCodes('CHM_REG_CD').data ?? []
  if (regCds.length === 0) return null
  const lists = regCds.map((regCd) => codes.find(({ code }) => code === regCd)?.codeNm ?? regCd).join(', ')
  return <p className="part-lists span-all">{said(unlistedSentences.partly({ lists }))}</p>
}
