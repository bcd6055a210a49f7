import type { Context } from '../../../core/server/entity/context.ts'
import { personKeyOf, type Person } from '../exam/person.rule.ts'
import { contentOf } from './material.server.ts'
import type { OpenedView, OwnMaterial, PlayedMaterial } from './view-answers.rule.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

/** Posted material that somebody may learn from, with how much of it he has seen. */
export const ownMaterials = (
  { sql, session }: Context,
  person: Person,
  eduCourseNo: number | null,
): Promise<OwnMaterial[]> => {
  const isOwn = 'userId' in person && session.vendorCd === null
  return sql.query<OwnMaterial>(
    `with recursive line as (
       select $3::bigint as "eduCourseNo"
       union select p."beforeCourseNo" from line l join "eduCourse" p using ("eduCourseNo") where p."beforeCourseNo" is not null)
     select m."materialNo", m."materialNm", m."materialTypeCd", m."langCd", m."eduTypeCd", m."eduCourseNo", c."eduCourseNm",
       m."runMin", m."summaryTxt", coalesce((select max(v."progressPct") from "eduView" v where v."materialNo" = m."materialNo" and v."personKey" = $1), 0)::int as "progressPct"
     from "eduMaterial" m left join "eduCourse" c using ("eduCourseNo")
     where m."state" = 'posted' and ($2 or m."openVendorYn" = 'Y') and ($3::bigint is null or m."eduCourseNo" in (select "eduCourseNo" from line))
       and ($2 = false or m."plantCd" in ('${wholeCompany}', $4)) order by m."materialNm", m."materialNo" limit 500`,
    [personKeyOf(person), isOwn, eduCourseNo, session.plantCd],
  )
}

/** What a player shows that was opened: the name of the material and its file. */
export async function playedOf(context: Context, opened: OpenedView): Promise<PlayedMaterial> {
  const file = await contentOf(context, opened.materialNo)
  const { sha256: _, ...shown } = file ?? { sha256: '' }
  const row = await context.sql.one<{ materialNm: string; materialTypeCd: string }>(
    'select "materialNm", "materialTypeCd" from "eduMaterial" where "materialNo" = $1',
    [opened.materialNo],
  )
  return { ...opened, ...row, file: file ? (shown as PlayedMaterial['file']) : null }
}
