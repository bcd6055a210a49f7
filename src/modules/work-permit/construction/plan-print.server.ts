import { fileURLToPath } from 'node:url'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { stampsOf, type Stamp } from '../../../platform/approval/stamps.server.ts'
import { planSections, safHealthPlan, type SafHealthPlan } from './safety-health-plan.resource.ts'
import { sayIn, wordsIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { planPrintTexts } from './safety-plan.texts.ts'

/** Absolute path of the paper's template. */
export const planTemplate = fileURLToPath(new URL('plan-form.typ', import.meta.url))

/** The paper, everything resolved to words. */
export interface PlanPrint {
  words: Record<string, string>
  planCd: string
  revNo: number
  stateNm: string
  watermark: string
  changeTxt: string
  facts: { label: string; value: string }[]
  sections: { label: string; text: string }[]
  signatures: Stamp[]
  printedDt: string
  printedBy: string
}

/** The plan as an A4 paper: facts of the construction, the sections, and who has signed. */
export async function planPaper(context: Context, plan: SafHealthPlan): Promise<Buffer> {
  const { sql, session, now } = context
  const [facts, signatures] = await Promise.all([
    sql.one<
      Record<
        | 'constCd'
        | 'constNm'
        | 'vendorNm'
        | 'plantNm'
        | 'deptNm'
        | 'mgrNm'
        | 'siteNm'
        | 'startYmd'
        | 'endYmd',
        string | null
      >
    >(
      // In Korean: a paper for authorities in Korea.
      `select c."constCd", c."constNm", v."vendorNm", p."plantNm", d."deptNm", m."userNm" as "mgrNm", s."userNm" as "siteNm",
         c."startYmd"::text, c."endYmd"::text
       from "safConst" c join "vendor" v using ("vendorCd") join "plant" p using ("plantCd") join "dept" d on d."deptCd" = c."orderDeptCd"
       left join "user" m on m."userId" = c."constMgrUserId" left join "user" s on s."userId" = c."siteMgrUserId" where c."constNo" = $1`,
      [plan.constNo],
    ),
    stampsOf(sql, safHealthPlan.name, plan.planNo),
  ])
  const { language } = session
  const say = sayIn(planPrintTexts, () => language)
  const stateNm = label(safHealthPlan.states![plan.state]).in(language)
  const print: PlanPrint = {
    words: wordsIn(planPrintTexts, language),
    planCd: plan.planCd ?? '',
    revNo: plan.revNo ?? 0,
    stateNm,
    watermark: plan.state === 'approved' ? '' : stateNm,
    changeTxt: plan.changeTxt ?? '',
    facts: [
      { label: say('construction'), value: `${facts.constNm ?? ''} (${facts.constCd ?? ''})` },
      { label: say('vendor'), value: facts.vendorNm ?? '' },
      { label: say('plant'), value: `${facts.plantNm ?? ''} ${facts.deptNm ?? ''}` },
      { label: say('period'), value: `${facts.startYmd ?? ''} ~ ${facts.endYmd ?? ''}` },
      { label: say('supervisor'), value: facts.mgrNm ?? '' },
      { label: say('siteManager'), value: facts.siteNm ?? '' },
    ],
    sections: planSections.flatMap((name) => {
      const text = plan[name]
      return text ? [{ label: label(safHealthPlan.fields[name].label).in(language), text }] : []
    }),
    signatures,
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
  return renderPdf(planTemplate, print)
}
