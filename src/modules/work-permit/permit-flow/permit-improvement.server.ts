import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { code, number, text, textarea } from '../../../core/shared/field.ts'
import {
  createImprovement,
  openCount,
  type CreatedImprovement,
} from '../../improvement/improvement/create-improvement.server.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'
import { keepFirstPictures } from '../../improvement/improvement/first-pictures.server.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'
import { guardRefusals } from '../permit/permit-guard.texts.ts'

/** Source of improvements that a permit makes, item of IMPR_SOURCE. */
export const permitSource = 'PTW'
/** Reasons of a stop that are a violation: something has to be put right before the work goes on. */
const violations: readonly string[] = ['UNSAFE', 'UNQUALIFIED']

/** The department that runs the area of the work. */
async function areaDept({ sql }: Context, permit: WorkPermit): Promise<string> {
  const { ownerDeptCd } = await sql.one<{ ownerDeptCd: string }>(
    'select "ownerDeptCd" from "permitArea" where "areaCd" = $1',
    [permit.areaCd],
  )
  return ownerDeptCd
}
async function report(
  permit: WorkPermit,
  context: Context,
  facts: {
    sourceSubKey: string
    imprNm: string
    problemDesc: string
    hazardTypeCd: string
    freqBef?: number
    sevBef?: number
  },
): Promise<CreatedImprovement> {
  const { freqBef, sevBef, ...rest } = facts
  return createImprovement(context, {
    sourceModuleCd: permitSource,
    sourceKey: permit.permitNo,
    sourceUrl: addressOf(workPermitRecords.workPermit, permit.permitNo),
    plantCd: permit.plantCd!,
    deptCd: await areaDept(context, permit),
    placeNm: permit.placeTxt,
    mapX: permit.mapX,
    mapY: permit.mapY,
    ...rest,
    freqBef: sevBef ? freqBef : undefined,
    sevBef: freqBef ? sevBef : undefined,
  })
}

/** A stop for a violation opens its improvement in the same transaction; other stops do not (impr.md 9). */
export async function reportViolation(
  permit: WorkPermit,
  context: Context,
  input: Record<string, unknown>,
): Promise<void> {
  if (!violations.includes(String(input['suspReasonCd']))) return
  const { codeNm } = await context.sql.one<{ codeNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    `select "codeNm" from "codeItem" where "codeGrpCd" = 'SUSP_REASON' and "code" = $1`,
    [input['suspReasonCd']],
  )
  const said = typeof input['reason'] === 'string' ? input['reason'].trim() : ''
  await report(permit, context, {
    sourceSubKey: `suspend ${context.now}`,
    imprNm: `${codeNm} – ${permit.permitNm}`.slice(0, 200),
    problemDesc:
      `${clockReasons.stoppedForImprovement({ permit: permit.permitCd ?? '', reason: codeNm })}${said ? `. ${said}` : ''}`.slice(
        0,
        2000,
      ),
    hazardTypeCd: 'ETC',
  })
}

const input = {
  imprNm: text('제목', { required: true }),
  problemDesc: textarea('문제점', { required: true, min: 10, max: 2000 }),
  hazardTypeCd: code('유해위험유형', 'IMPR_HAZARD', { required: true }),
  freqBef: number('가능성', { min: 1, max: 5 }),
  sevBef: number('중대성', { min: 1, max: 5 }),
  permitCheckNo: number('점검항목'),
  fileKey: text('사진', { max: 200 }),
}
/** What somebody found at the work, or an item that was not confirmed. @throws Refusal 400 */
export async function requestImprovement(
  permit: WorkPermit,
  context: Context,
  body: unknown,
): Promise<CreatedImprovement> {
  const { permitCheckNo, fileKey, ...given } = checkedInput(input, body) as {
    imprNm: string
    problemDesc: string
    hazardTypeCd: string
    freqBef?: number
    sevBef?: number
    permitCheckNo?: number
    fileKey?: string | null
  }
  if (permitCheckNo && !permit.checks.some((check) => check.permitCheckNo === permitCheckNo))
    throw badField('permitCheckNo', actRefusals.foreignCheck())
  const created = await report(permit, context, {
    ...given,
    sourceSubKey: permitCheckNo ? `check ${permitCheckNo}` : `manual ${context.now}`,
  })
  if (fileKey) await keepFirstPictures(context, created.imprNo, fileKey)
  return created
}

/** Work goes on once what was found has been put right and looked at (impr.md 9: permit 재개). */
export async function openImprovements(permit: WorkPermit, context: Context) {
  const { unfinished } = await openCount(context, permitSource, permit.permitNo)
  return unfinished > 0
    ? {
        guard: 'improvement',
        message: guardRefusals.openImprovements({ count: unfinished }),
        fixUrl: '#improvements',
      }
    : undefined
}

/** The diary says what has become of an improvement of this permit. */
export async function hearOfImprovement(
  event: { sourceKey: string; imprCd: string; imprNm: string; eventCd: string },
  context: Context,
): Promise<void> {
  const known: Record<string, string> = { closed: 'improved', reopened: 'improvementReopened' }
  const eventCd = known[event.eventCd]
  if (eventCd)
    await recordEvent(context, Number(event.sourceKey), eventCd, {
      reasonTxt: `${event.imprCd} ${event.imprNm}`,
    })
}

/**
 * What the diaries say, for the daily comparison (impr.md 10.5): each stop for a violation was reported, and
 * what was put right and not opened again is closed.
 */
export const readBackPermits = ({ sql }: Context, keys: readonly string[]) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select p."permitNo"::text as "sourceKey", count(*) filter (where e."eventCd" = 'suspend' and e."reasonCd" = any($2))::int as "reported",
       (count(*) filter (where e."eventCd" = 'improved') - count(*) filter (where e."eventCd" = 'improvementReopened'))::int as "closed"
     from "workPermit" p left join "permitEvent" e using ("permitNo")
     where p."permitNo"::text = any($1) or p."permitNo" in (select v."permitNo" from "permitEvent" v where v."eventCd" = 'improved' or (v."eventCd" = 'suspend' and v."reasonCd" = any($2))) group by 1`,
    [keys, violations],
  )
