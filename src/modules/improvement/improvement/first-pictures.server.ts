import type { Context } from '../../../core/server/entity/context.ts'
import { applyTempGroup } from '../../../platform/attachment/attachment-apply.ts'
import { rulesOf } from '../../../platform/attachment/attachment-group.rule.ts'
import { improvementBehaviour } from './improvement-behaviour.server.ts'
import { improvement } from './improvement.resource.ts'

/**
 * The pictures that wait under a temporary key of the caller become those before the action of a new
 * improvement, in the same transaction.
 * @throws Refusal 404 (somebody else's key), 422
 */
export async function keepFirstPictures(context: Context, imprNo: number, fileKey: string): Promise<void> {
  const rules = rulesOf(improvement, 'image')!
  const owner = { behaviour: improvementBehaviour, resource: improvement, rules }
  await applyTempGroup(context, owner, String(imprNo), fileKey)
}
