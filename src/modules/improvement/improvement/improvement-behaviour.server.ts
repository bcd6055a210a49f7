import { addRows } from '../../../core/server/entity/side-table.ts'
import { watches } from './side-tables.server.ts'
import { defineBehaviour, type TransitionBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { effectDay, extensionIssue, halfDue, mostHoldDays } from '../rules/due.rule.ts'
import { gradeIssue, raised, type Grade } from '../rules/grade.rule.ts'
import { extensionLimitsOf } from '../rules/improvement-parameters.rule.ts'
import { assignment } from './assignment.server.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import { judgeActions, pullPlans, settleCost } from './action-parts.server.ts'
import { noteVerify } from './verification.server.ts'
import { evidenceOf, hasNewLetter } from './evidence.server.ts'
import { keepForecast } from './forecast.server.ts'
import { coordinatorDid, gradeOf, guards, heldFrom, who } from './improvement-guards.server.ts'
import { beforeSave, mayAttach, mayEdit } from './improvement-save.server.ts'
import { improvement } from './improvement.resource.ts'
import { reasonLength } from './improvement-transitions.rule.ts'
import { improvementFigures, ruleOf } from './people.server.ts'
import { tell, tellRequested } from './notices.server.ts'
import { raise } from './outbox.server.ts'
import { refusals } from './improvement-refusals.texts.ts'
import {
  backToDoer,
  checkedRisk,
  decideExtension,
  dueOf,
  loweredBefore,
  onClosed,
  onVerified,
  told,
} from './improvement-moves.server.ts'
import { givenText } from '../given-text.ts'

export type Move = TransitionBehaviour<typeof improvement>
export const afterVerify = { fourEyes: guards.fourEyes }
const closed = { closeDt: (now: string) => ({ closeDt: now }) }
const transitions: { [A in keyof NonNullable<typeof improvement.transitions>]?: Move } = {
  request: {
    may: who.requester,
    guards: { picture: guards.beforePicture },
    set: (_, { now }) => ({ reqDt: now }),
    effect: (row, context) => tellRequested(context, row),
  },
  requestAgain: {
    may: who.requester,
    guards: { once: guards.notTwice, picture: guards.beforePicture },
    set: () => ({ rejCd: null, rejReason: null }),
    effect: (row, context) => tellRequested(context, row),
  },
  receive: {
    may: who.coordinator,
    guards: { picture: guards.replyPicture },
    set: async (row, context, input) => {
      const grade = String(input['gradeCd']) as Grade
      const from = gradeOf(row)
      const legal = row.legalYn === 'Y'
      const reason = givenText(input['gradeReason']) ?? ''
      const issue = gradeIssue(
        { from, to: grade, legal },
        { reason, loweredBefore: await loweredBefore(context, row.imprNo) },
      )
      if (issue) throw badField('gradeCd', issue)
      const replyReason = givenText(input['replyReason'])
      if (row.parentImprNo && (replyReason?.length ?? 0) < reasonLength)
        throw badField('replyReason', refusals.replyReason())
      const legalDueYmd = givenText(input['legalDueYmd']) ?? row.legalDueYmd
      const dueDt = await dueOf(context, row, grade, legalDueYmd)
      return {
        gradeCd: grade,
        gradeReason: reason || row.gradeReason,
        legalDueYmd,
        rcvUserId: context.session.userId,
        rcvDt: context.now,
        dueDt,
        orgDueDt: row.orgDueDt ?? dueDt,
        ...(row.parentImprNo ? { replyCd: 'Y', replyReason } : {}),
      }
    },
    effect: told('IMPR_RECEIVED', ['requester', 'watchers'], (row, context) =>
      raise(context, row.imprNo, 'received'),
    ),
  },
  reject: {
    may: who.coordinator,
    guards: { lawful: guards.mayReject },
    set: (row, _, input) => ({
      rejCd: input['rejCd'],
      rejReason: input['reason'],
      rejCnt: (row.rejCnt ?? 0) + 1,
    }),
    effect: told('IMPR_REJECTED', ['requester'], (row, context) => raise(context, row.imprNo, 'rejected')),
  },
  answerNotApplicable: {
    may: who.coordinator,
    guards: { child: guards.childOnly, picture: guards.replyPicture },
    set: (_, __, input) => ({
      replyCd: 'N',
      replyReason: input['reason'],
      rejCd: '6',
      rejReason: input['reason'],
    }),
    effect: told('IMPR_REJECTED', ['requester']),
  },
  merge: {
    may: who.coordinator,
    set: async (row, { sql }, input) => {
      const target = await sql.one<{ plantCd: string; state: string }>(
        'select "plantCd", "state" from "improvement" where "imprNo" = $1',
        [input['mergeToNo']],
      )
      if (Number(input['mergeToNo']) === row.imprNo) throw badField('mergeToNo', refusals.mergeSelf())
      if (target.plantCd !== row.plantCd) throw badField('mergeToNo', refusals.mergePlant())
      if (['closed', 'merged', 'cancelled', 'rejected'].includes(target.state))
        throw badField('mergeToNo', refusals.mergeFinished())
      return { mergeToNo: input['mergeToNo'] }
    },
    effect: async (row, context) => {
      const { sql, now } = context
      // Rows merged into this one move along, so that a main row is never itself merged.
      await sql.query(
        // By hand: all rows that were merged into this one, with one statement.
        'update "improvement" set "mergeToNo" = $2 where "mergeToNo" = $1',
        [row.imprNo, row.mergeToNo],
      )
      // People who wait for this row are notified about the other one from now on.
      const watching = await sql.query<{ userId: string }>(
        'select "userId" from "improvementWatch" where "imprNo" = $1',
        [row.imprNo],
      )
      const requester = row.anonYn === 'Y' ? null : row.reqUserId
      const people = new Set([...watching.map(({ userId }) => userId), ...(requester ? [requester] : [])])
      const moved = [...people].map((userId) => ({ imprNo: row.mergeToNo, userId, createDt: now }))
      await addRows(context, watches, moved)
    },
  },
  assign: {
    may: who.assigner,
    set: async (row, context, input) => assignment(row, context, input),
    effect: told('IMPR_ASSIGNED', ['doer', 'deptHead'], async (row, context) => {
      await tell(context, 'IMPR_COOP', row, ['coopHeads'])
      await keepForecast(context, row)
    }),
  },
  accept: {
    may: who.owner,
    set: (row, { now }, input) => ({
      acceptDt: now,
      ...(input['actUserId'] ? { actUserId: input['actUserId'] } : { actUserId: row.actUserId }),
    }),
  },
  handOver: {
    may: who.deptHead,
    guards: { count: guards.handOver },
    set: (row, _, input) => ({ handOverCnt: (row.handOverCnt ?? 0) + 1, proposeDeptCd: input['actDeptCd'] }),
    effect: async (row, context, input) => {
      await tell(context, 'IMPR_HANDOVER', row, [(row.handOverCnt ?? 0) >= 2 ? 'siteHead' : 'coordinator'], {
        reason: givenText(input['reason']),
      })
    },
  },
  complete: {
    may: who.doer,
    guards: {
      root: guards.rootDone,
      change: guards.change,
      control: guards.control,
      pictures: guards.pictures,
      extension: guards.extensionDecided,
    },
    set: (_, { now }) => ({ doneDt: now }),
    effect: async (row, context) => {
      const substitute = await coordinatorDid(row, context)
      await tell(context, 'IMPR_DONE', row, substitute ? ['coordinator', 'askingHead'] : ['coordinator'])
    },
  },
  justify: { may: who.siteHead, set: (_, __, input) => ({ weakReason: input['reason'] }) },
  startVerify: { may: who.verifier, guards: afterVerify },
  pass: {
    may: who.verifier,
    guards: { ...afterVerify, effect: guards.effectFollows, visit: guards.visit },
    set: async (row, context, input) => {
      const { effectDays } = await ruleOf(context.sql, row.sourceModuleCd)
      return {
        ...(await checkedRisk(row, context, input)),
        effectYmd: effectDay(row.doneDt ?? context.now, effectDays[gradeOf(row)]) ?? context.today,
      }
    },
    effect: onVerified,
  },
  passAndClose: {
    may: who.verifier,
    guards: { ...afterVerify, effect: guards.noEffectFollows, visit: guards.visit },
    set: async (row, context, input) => ({
      ...(await checkedRisk(row, context, input)),
      ...closed.closeDt(context.now),
    }),
    effect: async (row, context, input) => {
      await onVerified(row, context, input)
      await onClosed(row, context, input)
    },
  },
  fail: {
    may: who.verifier,
    guards: afterVerify,
    set: backToDoer,
    effect: async (row, context, input) => {
      await noteVerify(context, row, { typeCd: 'F', resultCd: 'NG', input })
      await judgeActions(context, row, 'refused')
      await pullPlans(context, row)
      await tell(context, 'IMPR_FAILED', row, ['doer', 'deptHead'], {
        reason: givenText(input['reason']),
      })
    },
  },
  confirmEffect: {
    may: who.effectVerifier,
    guards: {
      ...afterVerify,
      approval: guards.noApproval,
      day: guards.effectDue,
      recurrence: guards.noRecurrence,
    },
    set: (_, { now }) => closed.closeDt(now),
    effect: async (row, context, input) => {
      await noteVerify(context, row, { typeCd: 'E', resultCd: 'OK', input })
      await onClosed(row, context, input)
    },
  },
  submitClosing: {
    may: who.effectVerifier,
    guards: {
      ...afterVerify,
      approval: guards.approval,
      day: guards.effectDue,
      recurrence: guards.noRecurrence,
    },
    effect: (row, context, input) => noteVerify(context, row, { typeCd: 'E', resultCd: 'OK', input }),
  },
  approveClosing: { set: (_, { now }) => closed.closeDt(now), effect: onClosed },
  failEffect: {
    may: who.effectVerifier,
    guards: afterVerify,
    set: async (row, context) => {
      const grade = raised(gradeOf(row))
      const { dueHours } = await ruleOf(context.sql, row.sourceModuleCd)
      return {
        reopenCnt: (row.reopenCnt ?? 0) + 1,
        gradeCd: grade,
        dueDt: halfDue(context.now, grade, dueHours[grade], row.legalDueYmd),
        doneDt: null,
        effectYmd: null,
      }
    },
    effect: async (row, context, input) => {
      await noteVerify(context, row, { typeCd: 'E', resultCd: 'NG', input })
      await judgeActions(context, row, 'refused')
      // The source was told that it is verified; it is not any more.
      await raise(context, row.imprNo, 'reopened')
      await tell(context, 'IMPR_REOPENED', row, ['doer', 'deptHead'], {
        reason: givenText(input['reason']),
      })
    },
  },
  reopen: {
    may: who.coordinator,
    guards: { days: guards.reopenable },
    set: async (row, context, input) => ({
      recurNo: await evidenceOf(row, context, Number(input['recurNo'])),
      reopenCnt: (row.reopenCnt ?? 0) + 1,
      dueDt: await dueOf(context, row, gradeOf(row), null),
      doneDt: null,
      closeDt: null,
      effectYmd: null,
    }),
    effect: told('IMPR_REOPENED', ['doer', 'deptHead', 'requester'], async (row, context) => {
      await judgeActions(context, row, 'refused')
      await raise(context, row.imprNo, 'reopened')
    }),
  },
  requestExtension: {
    may: who.doer,
    guards: { open: guards.extensionDecided },
    set: async (row, context, input) => {
      const { now } = context
      const letter = input['letterYn'] === 'Y'
      if (letter && !(await hasNewLetter(row, context))) throw badField('letterYn', refusals.letter())
      const issue = extensionIssue(
        {
          grade: gradeOf(row),
          dueDt: row.dueDt ?? now,
          extCnt: row.extCnt ?? 0,
          newDueYmd: String(input['newDueYmd']),
          now,
          legalDueYmd: row.legalDueYmd,
          letter,
        },
        extensionLimitsOf(await improvementFigures(context.sql, row.plantCd, now)),
      )
      if (issue) throw badField('newDueYmd', issue)
      return {}
    },
    effect: async (row, context, input) => {
      const extension = {
        oldDueDt: row.dueDt!,
        newDueDt: `${String(input['newDueYmd'])}T23:59:00+09:00`,
        extReason: String(input['reason']),
        tempMeasure: String(input['tempMeasure']),
        reqUserId: context.session.userId,
        reqDt: context.now,
        extStatCd: 'S',
      }
      await addLine(context, improvement, 'extensions', row.imprNo, extension, { trail: false })
      const decider = { L: 'deptHead', M: 'coordinator', H: 'siteHead', U: 'siteHead' } as const
      await tell(context, 'IMPR_EXT_REQUESTED', row, [decider[gradeOf(row)]], {
        reason: givenText(input['reason']),
      })
    },
  },
  approveExtension: {
    may: who.extensionDecider,
    guards: { asked: guards.extensionAsked },
    set: (row) => ({
      dueDt: row.extensions.find(({ extStatCd }) => extStatCd === 'S')?.newDueDt,
      extCnt: (row.extCnt ?? 0) + 1,
    }),
    effect: (row, context) => decideExtension(row, context, 'A', null),
  },
  refuseExtension: {
    may: who.extensionDecider,
    guards: { asked: guards.extensionAsked },
    effect: (row, context, input) => decideExtension(row, context, 'R', givenText(input['reason'])),
  },
  hold: {
    may: who.coordinator,
    guards: { grade: guards.holdable },
    set: (row, { now }, input) => {
      const [to, today] = [String(input['holdToYmd']), dayOfMoment(now)]
      if (to < today || to > addDays(today, mostHoldDays))
        throw badField('holdToYmd', refusals.holdDays({ days: mostHoldDays }))
      return {
        holdReason: String(
          refusals.holdReason({ reason: String(input['reason']), measure: String(input['tempMeasure']) }),
        ),
        holdToYmd: to,
        holdFromTxt: row.state,
      }
    },
  },
  release: {
    may: who.coordinator,
    guards: { from: heldFrom('release') },
    set: () => ({ holdFromTxt: null, holdToYmd: null }),
  },
  releaseAssigned: {
    may: who.coordinator,
    guards: { from: heldFrom('releaseAssigned') },
    set: () => ({ holdFromTxt: null, holdToYmd: null }),
  },
  releaseReceived: {
    may: who.coordinator,
    guards: { from: heldFrom('releaseReceived') },
    set: () => ({ holdFromTxt: null, holdToYmd: null }),
  },
  cancel: {
    may: who.requesterOrCoordinator,
    guards: { source: guards.sourceAgrees },
    set: (_, __, input) => ({ cancelReason: input['reason'] }),
  },
  thank: {
    may: who.requester,
    guards: { once: guards.notThanked },
    set: (_, __, input) => ({ satisScore: input['satisScore'] }),
  },
}

/** Tells the source once that its row exists; when a row is changed, its costs follow its actions. */
async function afterSave(key: number | string, context: Context, before: unknown): Promise<void> {
  await (before === undefined ? raise(context, Number(key), 'created') : settleCost(context, Number(key)))
}

export const improvementBehaviour = defineBehaviour(improvement, {
  without: ['multi', 'delete'],
  createWaitMinutes: fieldWaitMinutes,
  transitions,
  mayEdit: mayEdit,
  mayAttach: mayAttach,
  beforeSave,
  afterSave,
})
