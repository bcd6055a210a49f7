import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { behaviours } from '../../app/modules.ts'
import type { Transition } from '../../core/shared/resource.ts'
import { startPortal, type Portal } from '../../../test/portal.ts'
import { isActing } from './approval-codes.rule.ts'

let portal: Portal
beforeAll(async () => void (portal = await startPortal()))
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const countOf = async (from: string) =>
  (await sql().one<{ count: number }>(`select count(*) as count from ${from}`)).count

describe('the demonstration (admin 11)', () => {
  it('has policies, lines, delegations, and 40 documents over all states', async () => {
    const asked = `"apprRqst" where "taskClassNm" = 'authRequest'`
    expect(
      await Promise.all(
        ['"apprPolicy"', '"apprLine"', '"apprDelegate"', asked, '"authRequest"'].map(countOf),
      ),
    ).toEqual([24, 12, 3, 40, 40])
    const states = await sql().query<{ state: string }>(
      'select distinct "apprStatusCd" as state from "apprRqst" order by 1',
    )
    expect(states.map(({ state }) => state)).toEqual([
      'APS01',
      'APS02',
      'APS03',
      'APS04',
      'APS05',
      'APS06',
      'APS07',
    ])
  })
  it('has the signed document of every evaluation, plan and cost that stands behind its approval', async () => {
    const signed = (table: string, key: string, states: string) =>
      countOf(
        `"${table}" t where "state" in (${states}) and (select count(*) from "apprRqst" r join "apprStep" s using ("apprRqstNo")
           where r."taskClassNm" = '${table}' and r."apprBizKey" = t."${key}"::text and r."apprStatusCd" = 'APS06' and s."actDt" is not null) < 2`,
      )
    expect([
      await signed('vendorEval', 'vendorEvalNo', `'notified', 'objected', 'confirmed'`),
      await signed('safHealthPlan', 'planNo', `'approved'`),
      await signed('safCost', 'costNo', `'approved'`),
    ]).toEqual([0, 0, 0])
  })
  it('shows 대결 waiting and seen, a 전결, an objection in parallel and a second round', async () => {
    expect(await countOf(`"apprStep" where "daegyulYn" = 'Y' and "stepStatusCd" = 'ASS07'`)).toBe(1)
    expect(await countOf(`"apprStep" where "daegyulYn" = 'Y' and "stepStatusCd" = 'ASS08'`)).toBe(1)
    expect(await countOf(`"apprStep" where "jeonKyulYn" = 'Y'`)).toBe(1)
    expect(await countOf(`"apprStep" where "stepKindCd" = 'ASK04' and "stepStatusCd" = 'ASS04'`)).toBe(1)
    expect(await countOf(`"apprRqst" where "roundNo" = 2 and "apprStatusCd" = 'APS06'`)).toBe(1)
  })
  it('keeps the rules: numbers without a gap, whole steps, nobody signs the own, no right that holds today', async () => {
    const numbers = await sql().query<{ docNo: string }>(
      `select "docNo" from "apprRqst" where "docNo" is not null order by "apprRqstNo"`,
    )
    const inOrder = Map.groupBy(numbers, ({ docNo }) => docNo.slice(0, -4))
    for (const [prefix, documents] of inOrder)
      expect(
        documents.map(({ docNo }) => Number(docNo.slice(-4))),
        prefix,
      ).toEqual(documents.map((_, index) => index + 1))
    const steps = await sql().query<{
      apprStatusCd: string
      stepKindCd: string
      stepStatusCd: string
      userId: string
      draftUserId: string
    }>(
      `select r."apprStatusCd", r."draftUserId", s."stepKindCd", s."stepStatusCd", s."userId" from "apprStep" s join "apprRqst" r using ("apprRqstNo") where s."roundNo" = r."roundNo"`,
    )
    const acting = steps.filter(({ stepKindCd }) => isActing(stepKindCd))
    expect(acting.filter(({ userId, draftUserId }) => userId === draftUserId)).toEqual([])
    const waits = (state: string) =>
      acting.filter(
        (step) => step.apprStatusCd === state && ['ASS01', 'ASS02', 'ASS05'].includes(step.stepStatusCd),
      ).length
    expect([waits('APS04'), waits('APS05'), waits('APS06'), waits('APS07')]).toEqual([0, 0, 0, 0])
    expect(waits('APS02')).toBeGreaterThan(10)
    expect(await countOf(`"userAuthGrp" where "toYmd" >= current_date`)).toBe(0)
  })
  it('is a record of its time: each document was submitted in its own words and has its history', async () => {
    expect(
      await countOf(
        `"apprRqst" r where "apprStatusCd" <> 'APS01' and not exists (select 1 from "apprSnapshot" s where s."apprRqstNo" = r."apprRqstNo" and s."roundNo" = r."roundNo")`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        `"apprRqst" r where not exists (select 1 from "comStateHist" h where h."taskClassNm" = 'apprRqst' and h."taskKey" = r."apprRqstNo"::text)`,
      ),
    ).toBe(0)
    const { words } = await sql().one<{ words: number }>(
      'select count(distinct "reason") as words from "authRequest"',
    )
    expect(words).toBe(40)
  })
})

describe('every definition that goes through approval', () => {
  const links = behaviours.flatMap(({ resource }) =>
    Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>).flatMap(
      ([action, { approval }]) =>
        approval ? [{ resource, name: `${resource.name}.${action}`, approval }] : [],
    ),
  )
  it('every business kind that an entity names exists', () => expect(links.length).toBeGreaterThan(0))
  it.each(links)(
    '$name calls back transitions that nobody else reaches, under a known kind of business',
    async ({ resource, approval }) => {
      const transitions = resource.transitions as Record<string, Transition<string>>
      for (const outcome of ['approved', 'rejected', 'withdrawn', 'discarded'] as const) {
        const action = approval[outcome]
        if (action) expect(transitions[action]?.system, `${outcome}: ${action}`).toBe(true)
      }
      expect(await countOf(`"codeItem" where "codeGrpCd" = 'APPR_BIZ' and "code" = '${approval.biz}'`)).toBe(
        1,
      )
    },
  )
})
