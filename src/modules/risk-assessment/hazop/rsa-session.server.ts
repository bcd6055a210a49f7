import { flagOf } from '../../../core/shared/file-flag.ts'
import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { signing } from '../../../core/server/entity/signature.ts'
import { badField, badFields, conflict, forbidden } from '../../../core/server/http/errors.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { endedTargetStates } from '../risk-codes.rule.ts'
import { studyOpen, whyNotDeleted, whyNotNow } from './hazop-node.server.ts'
import { hazopMenu } from './hazop-menus.rule.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rsaSession, type RsaSession } from './rsa-session.resource.ts'

type Person = Pick<RsaSession['people'][number], 'userId' | 'outsideNm'>
/** One person a line, and each once. */
function peopleIssues(people: readonly Partial<Person>[]): FieldIssue[] {
  const seen = new Set<string>()
  return people.flatMap(({ userId, outsideNm }, index): FieldIssue[] => {
    if (Boolean(userId) === Boolean(outsideNm))
      return [{ path: `people.${index}.userId`, message: hazopRefusals.onePerson() }]
    const who = userId ?? `outside ${outsideNm}`
    if (seen.has(who)) return [{ path: `people.${index}.userId`, message: hazopRefusals.twice() }]
    seen.add(who)
    return []
  })
}
async function nodeIssues(
  { sql }: Context,
  rsaTargetNo: number,
  nodeNos: readonly number[],
): Promise<FieldIssue[]> {
  const own = await sql.query<{ rsaHazopNodeNo: number }>(
    'select "rsaHazopNodeNo" from "rsaHazopNode" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const known = new Set(own.map(({ rsaHazopNodeNo }) => rsaHazopNodeNo))
  return nodeNos.flatMap((nodeNo, index) =>
    known.has(nodeNo)
      ? []
      : [{ path: `nodes.${index}.rsaHazopNodeNo`, message: hazopRefusals.otherTarget() }],
  )
}

/** HAZOP 회의: it counts once it is closed with signatures (fit F6). */
export const sessionBehaviour = defineBehaviour(rsaSession, {
  without: ['multi', 'excel'],
  mayEdit: async ({ rsaTargetNo, state }, context) =>
    (await whyNotNow(context, rsaTargetNo)) ??
    (state === 'closed' ? hazopRefusals.sessionClosed() : undefined),
  mayDelete: async ({ rsaTargetNo, state }, context) =>
    (await whyNotDeleted(context, rsaTargetNo)) ??
    (state === 'closed' ? hazopRefusals.sessionClosed() : undefined),
  beforeSave: async (input, context, before) => {
    const { rsaTargetNo, plantCd } = await studyOpen(context, before?.rsaTargetNo ?? input.rsaTargetNo)
    const issues = [
      ...(input.toTm <= input.fromTm ? [{ path: 'toTm', message: hazopRefusals.timeOrder() }] : []),
      ...peopleIssues(input.people ?? []),
      ...(await nodeIssues(
        context,
        rsaTargetNo,
        (input.nodes ?? []).map(({ rsaHazopNodeNo }) => rsaHazopNodeNo),
      )),
    ]
    if (issues.length > 0) throw badFields(issues)
    return { ...input, rsaTargetNo, plantCd }
  },
  transitions: {
    close: {
      may: ({ rsaTargetNo }, context) => whyNotNow(context, rsaTargetNo),
      guards: {
        day: ({ sessionYmd }, { today }) => (sessionYmd > today ? hazopRefusals.notYetHeld() : undefined),
        nodes: ({ nodes }) => (nodes.length === 0 ? hazopRefusals.noNodes() : undefined),
        signatures: ({ people }) =>
          people.some(({ signDt }) => signDt !== null) ? undefined : hazopRefusals.noSignatures(),
      },
      set: (_row, { now }) => ({ closeDt: now }),
    },
    reopen: {
      may: ({ rsaTargetNo }, context) => whyNotNow(context, rsaTargetNo),
      set: () => ({ closeDt: null }),
    },
  },
})

/** The caller signs his own attendance; the leader that of people from outside, by the sheet they signed. */
async function sign(context: Context, row: RsaSession, body: unknown): Promise<void> {
  const { session, now, today, sql } = context
  const { state } = await loadRecord(rsaTarget, context, row.rsaTargetNo)
  if (endedTargetStates.includes(state)) throw conflict(hazopRefusals.closedWithStudy())
  if (row.state === 'closed') throw conflict(hazopRefusals.sessionClosed())
  if (row.sessionYmd > today) throw conflict(hazopRefusals.notYetHeld())
  const asked = Number((body as { rsaSessionMemberNo?: unknown } | null)?.rsaSessionMemberNo)
  const line = row.people.find(({ userId, rsaSessionMemberNo }) =>
    Number.isFinite(asked) ? rsaSessionMemberNo === asked : userId === session.userId,
  )
  if (!line) throw forbidden(hazopRefusals.notAttending())
  if (line.userId !== null && line.userId !== session.userId) throw forbidden(hazopRefusals.notAttending())
  if (line.userId === null) {
    if (row.leaderUserId !== session.userId) throw forbidden(hazopRefusals.attendanceNeeded())
    const sheet = await sql.maybe(
      `select 1 from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "delYn" = 'N' limit 1`,
      [rsaSession.name, String(row.rsaSessionNo), flagOf(rsaSession.files!, 'attendance')],
    )
    if (!sheet) throw badField('attendance', hazopRefusals.attendanceNeeded())
  }
  const signed = await changeLine(
    context,
    rsaSession,
    'people',
    row.rsaSessionNo,
    { rsaSessionMemberNo: line.rsaSessionMemberNo, signDt: now },
    { from: { signDt: null } },
  )
  if (!signed) throw conflict(hazopRefusals.signedAlready())
}

export async function sessionRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  act(
    app,
    engine,
    sessionBehaviour,
    {
      name: 'sign',
      summary: '회의 참석 서명',
      right: 'read',
      menus: [hazopMenu],
      run: (own, request, work) => signing(own, request, '회의 참석 서명', work),
    },
    (row, context, body) => sign(context, row, body),
  )
}
