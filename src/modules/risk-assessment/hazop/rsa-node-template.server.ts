import { defineBehaviour, type Behaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badFields } from '../../../core/server/http/errors.ts'
import { approvedBy, askedBy, retireBefore, whyNotApprover } from '../job-book/book-versions.server.ts'
import { bookRefusals } from '../job-book/job-book-refusals.texts.ts'
import { deviationName } from './deviation.rule.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rsaNodeTemplate, type RsaNodeTemplate } from './rsa-node-template.resource.ts'

type TemplateGuard = Guard<typeof rsaNodeTemplate>
const draftOnly: TemplateGuard = ({ state }) => (state === 'draft' ? undefined : bookRefusals.draftOnly())
const approver: TemplateGuard = (template, { session }) => whyNotApprover(template, session)
const noSuccessor: TemplateGuard = async ({ rsaNodeTemplateNm, rsaNodeTemplateNo }, { sql }) =>
  (await sql.maybe(
    `select 1 from "rsaNodeTemplate" where "rsaNodeTemplateNm" = $1 and "rsaNodeTemplateNo" <> $2 and "state" in ('draft', 'review')`,
    [rsaNodeTemplateNm, rsaNodeTemplateNo],
  ))
    ? bookRefusals.successor()
    : undefined

/**
 * 검토구간 표준: only deviations that mean something, so that none is refused once it is taken; approved by somebody else,
 * revised by its next version. (rsa.md 3; fit F9)
 */
export const nodeTemplateBehaviour = defineBehaviour(rsaNodeTemplate, {
  without: ['multi'],
  mayEdit: draftOnly,
  mayDelete: draftOnly,
  beforeSave: (input, context, before) => {
    const issues = (input.rows ?? []).flatMap(({ paramCd, guideCd }, index) =>
      deviationName(paramCd, guideCd)
        ? []
        : [
            {
              path: `rows.${index}.guideCd`,
              message: hazopRefusals.impossible({ param: paramCd, guide: guideCd }),
            },
          ],
    )
    if (issues.length > 0) throw badFields(issues)
    const earlier = before ? undefined : revised.get(context)
    return {
      ...input,
      verNo: before?.verNo ?? (earlier?.verNo ?? 0) + 1,
      replaceNo: before?.replaceNo ?? earlier?.rsaNodeTemplateNo ?? null,
    }
  },
  transitions: {
    requestReview: {
      guards: { rows: ({ rows }) => (rows.length === 0 ? hazopRefusals.templateEmpty() : undefined) },
      set: askedBy,
    },
    sendBack: { may: approver },
    approve: {
      may: approver,
      set: approvedBy,
      effect: async ({ replaceNo, rsaNodeTemplateNm, verNo }, context) => {
        await retireBefore(context, nodeTemplateBehaviour as Behaviour, replaceNo, {
          book: rsaNodeTemplateNm,
          version: verNo ?? 1,
        })
      },
    },
    revise: { effect: nextVersion },
    stopRevising: { guards: { successor: noSuccessor } },
    retire: {
      may: (template, context) =>
        isSystem(context.session) ? undefined : approver({ ...template, reviewUserId: null }, context),
      guards: { successor: noSuccessor },
    },
  },
})

/** The template whose next version is being written in this transaction: it keeps the name. */
const revised = new WeakMap<Context, RsaNodeTemplate>()
async function nextVersion({ rsaNodeTemplateNo }: RsaNodeTemplate, context: Context): Promise<void> {
  const template = await loadRecord(rsaNodeTemplate, context, rsaNodeTemplateNo)
  const { rsaNodeTemplateNm, intentTxt, paramCds, noteTxt, rows } = template
  revised.set(context, template)
  const key = await createRecord(nodeTemplateBehaviour, context, {
    rsaNodeTemplateNm,
    intentTxt,
    paramCds,
    noteTxt,
  })
  revised.delete(context)
  await addLines(
    context,
    rsaNodeTemplate,
    'rows',
    key,
    rows.map(({ sortOrder, paramCd, guideCd, causeTxt, consequenceTxt, safeguardTxt }) => ({
      sortOrder,
      paramCd,
      guideCd,
      causeTxt,
      consequenceTxt,
      safeguardTxt,
    })),
  )
}
