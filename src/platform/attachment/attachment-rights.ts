import { createHash } from 'node:crypto'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { reasonsOf, type Behaviour, type FileAct } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, forbidden, notFound, refused, Refusal } from '../../core/server/http/errors.ts'
import { loadRecord, parseKey } from '../../core/server/entity/record.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { keptFlag, rulesOf, type AttachmentGroup, type GroupRules } from './attachment-group.rule.ts'

/** The table stores this digest and not the temporary key, because the key may hold an access token. */
export const digestOf = (tempTaskKey: string): string =>
  createHash('sha256').update(tempTaskKey).digest('hex')

/** Finds the behaviour of a taskClassNm. */
export type OwnerOf = (taskClassNm: string) => Behaviour | undefined

export interface Owner {
  behaviour: Behaviour
  resource: AnyResource
  rules: GroupRules
}

/** @throws Refusal 400 when there is no such resource or it has no such group of files */
function requireOwner(ownerOf: OwnerOf, taskClassNm: string, taskFlag: string): Owner {
  const behaviour = ownerOf(taskClassNm)
  if (!behaviour) throw badField('taskClassNm', messages.badChoice('업무구분'))
  const rules = rulesOf(behaviour.resource, taskFlag)
  if (!rules) throw badField('taskFlag', messages.badChoice('구분'))
  return { behaviour, resource: behaviour.resource, rules }
}

/** Seeing files, adding one, or describing and removing one that is there. */
export type FileRight = 'read' | 'write' | 'change'

/** The right on a file is the right on its record, and that begins with the menu. @throws Refusal 403 */
function requireMenu(context: Context, { resource }: Owner, right: FileRight): void {
  if (mayUse(context.session, resource.menus, right === 'read' ? 'read' : 'write')) return
  throw forbidden(right === 'read' ? messages.noReadRight : messages.noWriteRight)
}

/**
 * Refuses callers without the menu for uploads to a group, before their body is read.
 * @throws Refusal 400, 403
 */
export const requireGroupMenu = (context: Context, ownerOf: OwnerOf, given: AttachmentGroup): void =>
  requireMenu(context, requireOwner(ownerOf, given.taskClassNm, given.taskFlag), 'write')

/**
 * Menu right, scope and, for writing, whether the record may be changed now.
 * @param lock keeps the record as it is until the transaction ends
 * @throws Refusal 403, 404, 422
 */
export async function requireRecord(
  context: Context,
  owner: Owner,
  taskKey: string,
  right: FileRight,
  lock = false,
): Promise<void> {
  if (right === 'read' && (await owner.behaviour.alsoReads?.(parseKey(owner.resource, taskKey), context)))
    return
  requireMenu(context, owner, right)
  const row = await loadRecord(owner.behaviour.resource, context, taskKey, lock)
  if (right === 'read') {
    const isOwnOnly = owner.behaviour.resource.files?.[owner.rules.name]?.ownOnly ?? false
    if (isOwnOnly && context.session.vendorCd !== null) throw notFound()
    return
  }
  const file: FileAct = { group: owner.rules.name, act: right === 'write' ? 'add' : 'change' }
  const reasons = await reasonsOf(
    'edit',
    (owner.behaviour.mayAttach ?? owner.behaviour.mayEdit)?.(row, context, file),
  )
  if (reasons.length > 0) throw refused(reasons)
}

/**
 * Files under a temporary key belong to their sender.
 * @throws Refusal 404, and leaves a row in the audit trail
 */
export async function requireOwnTempGroup(context: Context, tempTaskKey: string): Promise<void> {
  const digest = digestOf(tempTaskKey)
  const foreign = await context.sql.maybe(
    `select 1 as found from "attachFile" where "tempTaskKey" = $1 and "delYn" = 'N' and "createUserId" <> $2 limit 1`,
    [digest, context.session.userId],
  )
  if (!foreign) return
  await audit(context, acts.refused, 'attachFile', digest)
  throw notFound()
}

export interface Opened {
  owner: Owner
  /** With the record's key in its usual spelling: '007' is '7', and the flag of the group for its name. */
  group: AttachmentGroup
}
/**
 * The right on a group of files: on its record, and on what waits under a temporary key.
 * @throws Refusal 400, 403, 404, 422
 */
export async function requireGroup(
  context: Context,
  ownerOf: OwnerOf,
  given: AttachmentGroup,
  right: FileRight,
  lock = false,
): Promise<Opened> {
  const owner = requireOwner(ownerOf, given.taskClassNm, given.taskFlag)
  const group = { ...given, taskFlag: keptFlag(owner.resource, given.taskFlag) }
  if (given.tempTaskKey !== undefined) await requireOwnTempGroup(context, given.tempTaskKey)
  if (given.taskKey === undefined) {
    requireMenu(context, owner, right)
    return { owner, group }
  }
  await requireRecord(context, owner, given.taskKey, right, lock)
  return { owner, group: { ...group, taskKey: String(parseKey(owner.resource, given.taskKey)) } }
}

export interface FileAddress {
  fileNo: number
  taskClassNm: string
  taskKey: string | null
  taskFlag: string
  createUserId: string
}

type FileReader = (context: Context, file: FileAddress) => Promise<boolean>
let alsoReads: FileReader = async () => false
/**
 * A module that shows records to people outside their menus and scope (approval documents) registers here
 * which files belong to them.
 */
export const connectFileReader = (reader: FileReader): void => void (alsoReads = reader)

/**
 * The right on one file by its number. A waiting file (no record yet) belongs to whoever sent it.
 * A vendor hears 404 whatever the reason: a number must not tell that a file exists.
 * @throws Refusal 403, 404, 422
 */
export async function requireFile(
  context: Context,
  ownerOf: OwnerOf,
  file: FileAddress,
  right: FileRight,
  lock = false,
): Promise<Owner> {
  try {
    const owner = requireOwner(ownerOf, file.taskClassNm, file.taskFlag)
    if (file.taskKey !== null) {
      try {
        await requireRecord(context, owner, file.taskKey, right, lock)
      } catch (error) {
        if (right !== 'read' || !(error instanceof Refusal) || !(await alsoReads(context, file))) throw error
      }
      return owner
    }
    requireMenu(context, owner, right)
    if (file.createUserId !== context.session.userId) {
      await audit(context, acts.refused, 'attachFile', file.fileNo)
      throw notFound()
    }
    return owner
  } catch (error) {
    if (context.session.vendorCd && error instanceof Refusal && error.status !== 422) throw notFound()
    throw error
  }
}
