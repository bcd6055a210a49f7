import { asSystem, type Context } from '../../../core/server/entity/context.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { shownValue } from '../../../core/server/excel/excel-values.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { spokenResource } from '../../../core/server/entity/texts.ts'
import type { Fields } from '../../../core/shared/field.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import type { ImprovementMore } from './improvement-answers.rule.ts'
import { refusals } from './improvement-refusals.texts.ts'
import { label, type Sentence } from '../../../core/shared/sentence.ts'

/** The record of another module from which improvements come. */
export interface SourceRecord {
  /** Name of its definition. */
  resource: string
  key: string
  /** Fields whose values stand on the card of the source; 'state' is its state. */
  fields: readonly string[]
  /** States in which its matter came to nothing, so that an improvement of it may be cancelled. */
  ended: readonly string[]
}
type Find = (sourceKey: string) => SourceRecord | undefined
const sources = new Map<string, Find>()
/** A source says once which of its records a key names. */
export const describeImprovementSource = (sourceModuleCd: string, find: Find): void =>
  void sources.set(sourceModuleCd, find)

interface Sourced {
  sourceModuleCd: string | null
  sourceKey: string | null
}
const recordOf = ({ sourceModuleCd, sourceKey }: Sourced): SourceRecord | undefined =>
  sourceKey === null ? undefined : sources.get(sourceModuleCd ?? '')?.(sourceKey)

type Plain = Record<string, unknown>
async function load(
  { resource, key }: SourceRecord,
  context: Context,
): Promise<{ resource: AnyResource; row: Plain } | undefined> {
  const behaviour = behaviourNamed(resource)
  if (!behaviour) return undefined
  try {
    const row: Plain = await loadRecord(behaviour.resource, context, key)
    return { resource: behaviour.resource, row }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The facts of the source's record (impr.md 6, source card) for its readers; null for everybody else. */
export async function sourceCard(row: Sourced, context: Context): Promise<ImprovementMore['source']> {
  const source = recordOf(row)
  const menus = source && behaviourNamed(source.resource)?.resource.menus
  if (!source || !menus || !mayUse(context.session, menus, 'read')) return null
  const found = await load(source, context)
  if (!found) return null
  const spoken = spokenResource(found.resource, context.session.language)
  return {
    title: spoken.title,
    facts: source.fields.flatMap((name) => {
      const value = String(shownValue(spoken, name, found.row) ?? '')
      return value ? [{ name, label: (spoken.fields as Fields)[name]?.label ?? '', value }] : []
    }),
  }
}

/**
 * Why a row that a source made cannot be cancelled (impr.md 4): its matter still stands there. Nothing when
 * the source agrees.
 */
export async function sourceObjects(row: Sourced, context: Context): Promise<Sentence | undefined> {
  if (row.sourceKey === null) return undefined
  const source = recordOf(row)
  if (!source) return refusals.ofOtherModule()
  const found = await load(source, { ...context, session: asSystem('출처 확인') })
  const state = found && String(found.row['state'])
  if (!found || source.ended.includes(state!)) return undefined
  return refusals.sourceStands({ source: label(found.resource.title) })
}
