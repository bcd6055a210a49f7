import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { label } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { rsaHazard } from '../hazard/rsa-hazard.resource.ts'
import { hazardBehaviour, hazardTypes } from '../hazard/rsa-hazard.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { isRiskStaff, isSupervisorOf, safetyStaffOf } from '../risk-people.server.ts'
import { proposalRefusals } from './proposal-refusals.texts.ts'
import { proposalStates, rsaProposal, type RsaProposal } from './rsa-proposal.resource.ts'

type Rule = Guard<typeof rsaProposal>
const isDecider = ({ plantCd, deptCd }: RsaProposal, { session }: Pick<Context, 'session'>): boolean =>
  isRiskStaff(session, plantCd) || isSupervisorOf(session, deptCd)
/** The supervisor of the department, or safety and health staff; nobody his own. */
const decider: Rule = (row, context) =>
  !isDecider(row, context)
    ? proposalRefusals.deciders()
    : row.proposeUserId === context.session.userId
      ? proposalRefusals.ownProposal()
      : undefined
const proposer: Rule = ({ state, proposeUserId }, { session }) =>
  state === 'received' && proposeUserId === session.userId ? undefined : proposalRefusals.proposerOnly()

const longestOpinion = rsaHazard.fields.opinionTxt.max
const answeredBy = ({ session, now }: Context) => ({ answerUserId: session.userId, answerDt: now })
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null)

/** The target that takes a proposal up. @throws Refusal 400, 404 */
async function adoptingTarget(row: RsaProposal, context: Context, asked: unknown): Promise<RsaTarget> {
  const target = await loadRecord(rsaTarget, context, Number(asked))
  if (target.plantCd !== row.plantCd) throw badField('rsaTargetNo', proposalRefusals.otherTarget())
  if (!hazardTypes.includes(target.rsaTypeCd)) throw badField('rsaTargetNo', proposalRefusals.rowMethods())
  return target
}
/** Where it was seen and what is wished, with the number of the proposal under which its pictures hang. */
const opinionOf = ({ rsaProposalCd, placeTxt, measureTxt }: RsaProposal): string =>
  [`${rsaProposalCd ?? ''} ${placeTxt}`.trim(), measureTxt]
    .filter(Boolean)
    .join(': ')
    .slice(0, longestOpinion)
/** Makes the proposal a row at the end of the sheet. The row asks by itself whether it may be written there. */
async function makeHazard(row: RsaProposal, context: Context, input: Record<string, unknown>): Promise<void> {
  const { rsaTargetNo } = await adoptingTarget(row, context, input['rsaTargetNo'])
  const { last } = await context.sql.one<{ last: number }>(
    'select coalesce(max("sortOrder"), 0)::float8 as "last" from "rsaHazard" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const made = await createRecord(hazardBehaviour, context, {
    rsaTargetNo,
    sortOrder: last + 1,
    stepTxt: input['stepTxt'],
    hazardKindCd: input['hazardKindCd'],
    hazardTxt: row.hazardTxt,
    occurTypeCd: row.occurTypeCd,
    opinionTxt: opinionOf(row),
  })
  await setColumns(context, rsaProposal, row.rsaProposalNo, { rsaHazardNo: Number(made) })
  context.publish({ topic: rsaTarget.name, key: rsaTargetNo })
}

/** 위험제안: received, and then taken into an assessment, answered or turned down; its proposer is told of each. */
export const proposalBehaviour = defineBehaviour(rsaProposal, {
  without: ['multi'],
  mayEdit: proposer,
  mayDelete: proposer,
  mayAttach: (row, context) =>
    row.proposeUserId === context.session.userId || isDecider(row, context)
      ? undefined
      : proposalRefusals.proposerFiles(),
  async beforeSave(input, context, before) {
    const { plantCd, deptCd } = input
    const known = 'select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2'
    if (!(await context.sql.maybe(known, [deptCd, plantCd])))
      throw badField('deptCd', proposalRefusals.otherPlant())
    if (before) return input
    // What came through the link of a place has no proposer.
    const proposeUserId = isSystem(context.session) ? null : context.session.userId
    return { ...input, proposeUserId, proposeDt: context.now }
  },
  async afterSave(key, context, before) {
    if (before) return
    const row = await loadRecord(rsaProposal, context, key)
    await tell(context, 'RSA_PROPOSAL_RECEIVED', row, [
      ...(await deptHeadOf(context, row.deptCd)),
      ...(await safetyStaffOf(context, row.plantCd)),
    ])
  },
  transitions: {
    accept: {
      may: decider,
      effect: (row, context) => tell(context, 'RSA_PROPOSAL_ACCEPTED', row, [row.proposeUserId]),
    },
    adopt: {
      may: decider,
      async set(row, context, input) {
        const { rsaTargetNo, rsaTargetNm } = await adoptingTarget(row, context, input['rsaTargetNo'])
        const said =
          text(input['answerTxt']) ?? String(proposalRefusals.adoptedAnswer({ target: rsaTargetNm }))
        return { rsaTargetNo, answerTxt: said, ...answeredBy(context) }
      },
      async effect(row, context, input) {
        await makeHazard(row, context, input)
        await tellAnswer(context, row.rsaProposalNo)
      },
    },
    answer: {
      may: decider,
      set: (_row, context, { answerTxt }) => ({ answerTxt, ...answeredBy(context) }),
      effect: (row, context) => tellAnswer(context, row.rsaProposalNo),
    },
    reject: {
      may: decider,
      set: (_row, context, { reason }) => ({ rejectReason: reason, ...answeredBy(context) }),
      effect: (row, context) => tellAnswer(context, row.rsaProposalNo),
    },
  },
})

const deptHeadOf = async ({ sql }: Context, deptCd: string): Promise<string[]> =>
  (
    await sql.query<{ headUserId: string }>(
      'select "headUserId" from "dept" where "deptCd" = $1 and "headUserId" is not null',
      [deptCd],
    )
  ).map(({ headUserId }) => headUserId)
async function tellAnswer(context: Context, rsaProposalNo: number): Promise<void> {
  const row = await loadRecord(rsaProposal, context, rsaProposalNo)
  await tell(context, 'RSA_PROPOSAL_ANSWERED', row, [row.proposeUserId])
}
const shownWords = 60
const tell = async (
  context: Context,
  eventCd: string,
  row: RsaProposal,
  to: readonly (string | null)[],
): Promise<void> => {
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: {
      hazardTxt: row.hazardTxt.slice(0, shownWords),
      answer: row.answerTxt ?? row.rejectReason ?? '',
      state: label(proposalStates[row.state]),
    },
    linkUrl: addressOf(riskRecords.rsaProposal, row.rsaProposalNo),
    plantCd: row.plantCd,
  })
}
