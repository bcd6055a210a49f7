import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { isSystem, reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { createRecord } from '../../core/server/entity/save.ts'
import { spokenResource } from '../../core/server/entity/texts.ts'
import { runTransition } from '../../core/server/entity/transition.ts'
import type { CellInput } from '../../core/server/excel/cell.ts'
import { asWorkbook } from '../../core/server/excel/excel-routes.ts'
import { templateOf } from '../../core/server/excel/excel-template.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { badFields } from '../../core/server/http/errors.ts'
import { mayUse } from '../../core/server/http/session.ts'
import type { Language } from '../../core/shared/session.ts'
import { checkForm, checkItemSheet, type CheckItem } from './check-form.resource.ts'
import { inOrder, mayKeep, sheetIssues } from './check-form.rule.ts'
import { formRefusals } from './check-form.texts.ts'
import { checkRun } from './check-run.resource.ts'

/** Leaves of one purpose keep the sheets of that purpose alone. */
const keeper = ({ purposeCd }: { purposeCd: string }, { session }: Pick<Context, 'session'>) =>
  isSystem(session) || mayKeep(purposeCd, (menu) => mayUse(session, [menu], 'write'))
    ? undefined
    : formRefusals.otherPurpose()
const isDraft = (state: string): boolean => state === 'draft'

/** Sheets are written as drafts. A new record of a code that is there already is its next version. */
export const checkFormBehaviour = defineBehaviour(checkForm, {
  mayEdit: (row, context) => (isDraft(row.state) ? keeper(row, context) : formRefusals.fixed()),
  mayDelete: (row, context) => (isDraft(row.state) ? keeper(row, context) : formRefusals.fixed()),
  beforeSave: async (input, context, before) => {
    const { sql } = context
    const issues = sheetIssues(input.items ?? [])
    const refusal = keeper(input, context)
    if (refusal) issues.push({ path: 'purposeCd', message: refusal })
    if (input.condScore > input.passScore) issues.push({ path: 'condScore', message: formRefusals.scores() })
    if (before && before.checkFormCd !== input.checkFormCd && (before.verNo ?? 1) > 1)
      issues.push({ path: 'checkFormCd', message: formRefusals.otherCode() })
    const others = await sql.query<{ verNo: number; state: string }>(
      'select "verNo", "state" from "checkForm" where "checkFormCd" = $1 and "checkFormNo" is distinct from $2',
      [input.checkFormCd, before?.checkFormNo ?? null],
    )
    const draft = others.find(({ state }) => isDraft(state))
    if (draft)
      issues.push({ path: 'checkFormCd', message: formRefusals.draftThere({ version: draft.verNo }) })
    if (issues.length > 0) throw badFields(issues)
    const isSame = before?.checkFormCd === input.checkFormCd
    return {
      ...input,
      verNo: isSame ? before.verNo : Math.max(0, ...others.map(({ verNo }) => verNo)) + 1,
      items: inOrder(input.items ?? []),
    }
  },
  transitions: {
    supersede: { may: keeper },
    fix: {
      may: keeper,
      guards: {
        items: ({ items }) => (items.length === 0 ? formRefusals.noItems() : undefined),
        sheet: ({ items }) => sheetIssues(items)[0]?.message,
      },
      set: (_row, { today, session }) => ({ fixYmd: today, fixUserId: session.userId }),
      effect: async ({ checkFormCd, checkFormNo }, context) => {
        const earlier = await context.sql.query<{ checkFormNo: number }>(
          `select "checkFormNo" from "checkForm" where "checkFormCd" = $1 and "checkFormNo" <> $2 and "state" = 'fixed'`,
          [checkFormCd, checkFormNo],
        )
        for (const each of earlier)
          await runTransition(checkFormBehaviour, context, each.checkFormNo, 'supersede')
      },
    },
  },
})
/** Answers are written through the record that asks (check-answers.server.ts). */
export const checkRunBehaviour = defineBehaviour(checkRun, {
  without: ['create', 'update', 'delete', 'multi'],
})

type Keyed = FastifyRequest<{ Params: { key: string } }>
const { menus } = checkForm
const tags = [checkForm.title]
const spokenSheet = (language: Language) => checkItemSheet(spokenResource(checkForm, language))

/** The next version as a draft, and the items of a sheet as a workbook. */
export async function checkFormRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post(
    `${checkForm.path}/:key/copy`,
    {
      config: { access: { menus: [...menus], right: 'write' } },
      schema: { tags, summary: '점검표 새 버전' },
    },
    async (request: Keyed) =>
      writing(engine, request, async (context) => ({
        data: { checkFormNo: await nextVersion(context, request.params.key) },
      })),
  )
  app.get(
    `${checkForm.path}/:key/items/excel`,
    {
      config: { access: { menus: [...menus], right: 'excel' } },
      schema: { tags, summary: '점검 항목 엑셀' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const form = await loadRecord(checkForm, context, request.params.key)
      const file = await itemWorkbook(context, form.items)
      await audit(context, acts.download, checkForm.name, form.checkFormNo)
      return asWorkbook(reply, `${form.checkFormCd} v${form.verNo}`, engine.clock.now()).send(file)
    },
  )
}

/** @returns the key of the draft @throws Refusal 400 where the code has a draft already */
async function nextVersion(context: Context, key: string): Promise<number> {
  const { checkFormCd, checkFormNm, purposeCd, passScore, condScore, remark, items } = await loadRecord(
    checkForm,
    context,
    key,
  )
  const copied = items.map((item) =>
    Object.fromEntries(
      Object.keys(checkItemSheet().fields).map((name) => [name, item[name as keyof CheckItem]]),
    ),
  )
  return Number(
    await createRecord(checkFormBehaviour, context, {
      checkFormCd,
      checkFormNm,
      purposeCd,
      passScore,
      condScore,
      remark,
      items: copied,
    }),
  )
}

async function itemWorkbook(context: Context, items: readonly CheckItem[]): Promise<PassThrough> {
  const { names, codeNames, sheet } = await templateOf(spokenSheet(context.session.language), context)
  const { columns, ...rest } = sheet
  const out = new PassThrough()
  void writeWorkbook(out, {
    ...rest,
    columns: columns.slice(0, names.length),
    guide: sheet.guide?.slice(0, names.length),
    rows: items.map((item) =>
      names.map((name) => cellOf(item[name as keyof CheckItem], codeNames.get(name))),
    ),
  }).catch((error: Error) => out.destroy(error))
  return out
}
const cellOf = (value: unknown, codeNames: ReadonlyMap<string, string> | undefined): CellInput =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? (codeNames?.get(value) ?? value)
      : typeof value === 'number'
        ? value
        : null
