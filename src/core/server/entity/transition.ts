import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { Allowed, AnyResource, Reason, Transition } from '../../shared/resource.ts'
import { openApproval } from './approval-port.ts'
import { acts, auditSql, same, type Diff } from './audit.ts'
import { keyOf, reasonsOf, type Behaviour, type PlainRow, type TransitionBehaviour } from './behaviour.ts'
import { changeOf } from './change-event.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { badField, conflict, forbidden, notFound, refused } from '../http/errors.ts'
import { loadRecord } from './record.ts'
import { checkReferences } from './references.ts'
import { checkedInput } from './save.ts'
import { stateSql, storedKey, traced, type StateChange } from './traced-write.ts'
import { actingAs, isSystem } from './context.ts'
import { inPlaceOf, isOfBelow } from './scope.ts'
import { stored } from './sealed.ts'
import { mayUse } from '../http/session.ts'
import type { Said } from '../../shared/sentence.ts'
import { entitySays } from './entity.texts.ts'
import { label, Sentence } from '../../shared/sentence.ts'

type AnyTransition = Transition<string>
const transitionsOf = (resource: AnyResource): Record<string, AnyTransition> =>
  (resource.transitions ?? {}) as Record<string, AnyTransition>
const behaviourOf = (behaviour: Behaviour, action: string): TransitionBehaviour<AnyResource> =>
  (behaviour.transitions as Record<string, TransitionBehaviour<AnyResource>> | undefined)?.[action] ?? {}
export const stateLabel = (resource: AnyResource, state: unknown): string =>
  (resource.states as Record<string, string> | undefined)?.[String(state)] ?? String(state)

async function guardReasons(
  rules: TransitionBehaviour<AnyResource>,
  row: PlainRow,
  context: Context,
): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const [name, guard] of Object.entries(rules.guards ?? {}))
    reasons.push(...(await reasonsOf(name, guard(row, context))))
  return reasons
}

/**
 * The guards of an action, whoever does it: for a page on which one person prepares what another one presses.
 */
export const guardsOf = (
  behaviour: Behaviour,
  row: PlainRow,
  context: Context,
  action: string,
): Promise<Reason[]> => guardReasons(behaviourOf(behaviour, action), row, context)

/**
 * The columns that an action will write by itself, for a page that shows ahead what follows from them; none where it
 * asks the person for something first, or does not leave the present state.
 */
export async function columnsOfMove(
  behaviour: Behaviour,
  row: PlainRow,
  context: Context,
  action: string,
): Promise<PlainRow> {
  const transition = transitionsOf(behaviour.resource)[action]
  if (!transition || transition.input || !transition.from.includes(String(row['state']))) return {}
  return (await behaviourOf(behaviour, action).set?.(row, context, {})) ?? {}
}

/**
 * The transitions that leave the record's present state, each with the reasons why this user may not do it
 * now.
 */
export async function allowedTransitions(
  behaviour: Behaviour,
  row: PlainRow,
  context: Context,
): Promise<Allowed<string, Said>[]> {
  const { resource } = behaviour
  const allowed: Allowed<string, Said>[] = []
  const ofBelow = isOfBelow(resource, context.session, row)
  for (const [action, transition] of Object.entries(transitionsOf(resource))) {
    if (transition.system || !transition.from.includes(String(row['state']))) continue
    const rules = behaviourOf(behaviour, action)
    const right =
      ofBelow && !transition.forReaders
        ? [{ guard: 'right', message: messages.readBelow }]
        : mayUse(context.session, resource.menus, transition.forReaders ? 'read' : 'write')
          ? []
          : [{ guard: 'right', message: messages.noWriteRight }]
    const who = right.length > 0 ? right : await reasonsOf('who', rules.may?.(row, context))
    allowed.push({
      action,
      label: transition.label,
      reasons: who.length > 0 ? who : await guardReasons(rules, row, context),
    })
  }
  return allowed
}

/**
 * Moves a record from one state to another: right state → who → input → guards → compare and set → effect →
 * approval document when the definition asks for one, in the caller's transaction.
 * @throws Refusal 400 (reason or input), 403 (not this user), 404, 409 (wrong state, or somebody was faster),
 * 422 (guards, all reasons)
 */
export async function runTransition(
  behaviour: Behaviour,
  context: Context,
  given: string | number,
  action: string,
  body: unknown = {},
): Promise<PlainRow> {
  const { resource } = behaviour
  const transition = transitionsOf(resource)[action]
  if (!transition || (transition.system && !isSystem(context.session))) throw notFound()
  const row = await loadRecord(
    behaviour.resource,
    context,
    given,
    true,
    transition.forReaders ? 'below' : 'own',
  )
  if (isOfBelow(resource, context.session, row))
    return actingAs(context, inPlaceOf(resource, context.session, row), (asked) =>
      runTransition(behaviour, asked, given, action, body),
    )
  const key = keyOf(resource, row)
  const from = String(row['state'])
  if (!transition.from.includes(from))
    throw conflict(
      transition.wrongState
        ? new Sentence(transition.wrongState)
        : messages.wrongState(stateLabel(resource, from)),
    )
  const rules = behaviourOf(behaviour, action)
  const who = isSystem(context.session) ? [] : await reasonsOf('who', rules.may?.(row, context))
  if (who.length > 0) throw forbidden(who[0]!.message)
  const { reason, input, approval } = givenInput(transition, body, row)
  await checkReferences({ fields: transition.input ?? {} }, context, input, undefined)
  const reasons = await guardReasons(rules, row, context)
  if (reasons.length > 0)
    throw refused(reasons, firstOf(transition.label, reasons), `${action.toUpperCase()}_GUARD`)
  const set = (await rules.set?.(row, context, { ...input, reason })) ?? {}
  await changeState(context, resource, row, { from, to: transition.to, actNm: transition.label, reason }, set)
  await rules.effect?.({ ...row, ...set, state: transition.to }, context, { ...input, reason })
  if (transition.approval)
    await openApproval({ behaviour, context, key, action, link: transition.approval, input: approval })
  context.publish(changeOf(resource, key, row))
  return { ...row, ...set, state: transition.to }
}

function givenInput(
  transition: AnyTransition,
  body: unknown,
  row: PlainRow,
): { reason: string | undefined; input: PlainRow; approval: unknown } {
  const {
    reason: givenReason,
    updateDt,
    ...given
  } = (typeof body === 'object' && body !== null ? body : {}) as PlainRow
  const { approval, ...withoutApproval } = given
  const rest = transition.approval ? withoutApproval : given
  if (updateDt !== undefined && !same(updateDt, row['updateDt'])) throw conflict(messages.stale)
  const reason =
    typeof givenReason === 'string' && givenReason.trim() !== ''
      ? givenReason.trim().normalize('NFC')
      : undefined
  if (transition.reasonMin && (reason?.length ?? 0) < transition.reasonMin)
    throw badField('reason', messages.reasonMin(transition.reasonMin))
  if (reason && reason.length > 1000) throw badField('reason', messages.tooLong('사유', 1000))
  return { reason, input: checkedInput(transition.input ?? {}, rest), approval }
}

/**
 * Compare and set, with audit and state history in the same statement.
 * @throws Refusal 409 when somebody else
 * was faster
 */
async function changeState(
  context: Context,
  resource: AnyResource,
  row: PlainRow,
  change: StateChange & { from: string },
  set: PlainRow,
): Promise<void> {
  const fields = resource.fields as Fields
  const place = { table: resource.name, key: keyOf(resource, row) }
  const diff: Diff = { state: [change.from, change.to] }
  for (const [name, value] of Object.entries(set))
    diff[name] = [stored(fields, name, row[name] ?? null, place), stored(fields, name, value, place)]
  const binds = new Binds()
  const sets = Object.entries(set).map(
    ([name, value]) =>
      `${quoted(name)} = ${binds.add(stored(fields, name, value, place))}::${typeOf(fields[name]!)}`,
  )
  const [to, user, key, from] = [change.to, context.session.userId, keyOf(resource, row), change.from].map(
    (value) => binds.add(value),
  )
  const changed = await context.sql.query(
    traced(resource, [
      `update ${quoted(resource.name)} set ${[`"state" = ${to}`, `"updateUserId" = ${user}`, '"updateDt" = now()', ...sets].join(', ')} where ${quoted(resource.key)} = ${key} and "state" = ${from}`,
      auditSql(context, binds, acts.update, resource.name, storedKey(resource), diff),
      stateSql(context, binds, resource, change),
    ]),
    binds.values,
  )
  if (changed.length === 0) throw conflict(messages.stale)
}

/** The first reason why a transition is refused, and how many more there are. */
function firstOf(name: string, reasons: readonly Reason[]): Sentence {
  const said = { label: label(name), message: reasons[0]!.message }
  const count = reasons.length - 1
  return count > 0 ? entitySays.andMore({ ...said, count }) : entitySays.withLabel(said)
}
