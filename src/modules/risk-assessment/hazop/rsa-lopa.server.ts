import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badFields } from '../../../core/server/http/errors.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { Input } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { isModifier } from './hazop-codes.rule.ts'
import { lopaLibrary, targetFreqOf, type LopaLibrary } from './hazop-parameters.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'
import { studyOpen, whyNotDeleted, whyNotNow } from './hazop-node.server.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import {
  lopaOf,
  proposedLayers,
  sharedParts,
  sourceOf,
  type LopaLayer,
  type LopaProposal,
} from './lopa.rule.ts'
import { rsaHazopRow, type HazopGuard } from './rsa-hazop-row.resource.ts'
import { rsaLopa, type LopaLayerRow } from './rsa-lopa.resource.ts'

/** A LOPA is kept as its study is, and judged again with every save: nobody types a gap. (rsa.md 10; fit F3) */
export const lopaBehaviour = defineBehaviour(rsaLopa, {
  without: ['multi', 'excel'],
  mayEdit: ({ rsaTargetNo }, context) => whyNotNow(context, rsaTargetNo!),
  mayDelete: ({ rsaTargetNo }, context) => whyNotDeleted(context, rsaTargetNo!),
  beforeSave: async (input, context, before) => {
    const row = await loadRecord(rsaHazopRow, context, input.rsaHazopRowNo)
    const { rsaTargetNo, plantCd, deptCd } = await studyOpen(context, row.rsaTargetNo)
    const given = input.layers && confirmedLayers(input.layers, row.guards, before?.layers ?? [])
    const layers = countedLayers(given ?? before?.layers ?? [])
    refuseShared(input, layers)
    const sourced = withSources(
      given ? { ...input, layers: given } : input,
      lopaLibrary(await hazopFiguresOn(context, plantCd)),
    )
    const { mitigatedFreq, gap, needPfd, sil, acceptYn } = lopaOf({
      initFreq: input.initFreq,
      targetFreq: input.targetFreq,
      layers,
    })
    return {
      ...input,
      ...sourced,
      rsaTargetNo,
      plantCd,
      deptCd,
      mitigatedFreq,
      gapVal: gap,
      needPfd,
      silVal: sil,
      acceptYn,
    }
  },
})

type GivenLayer = NonNullable<Input<typeof rsaLopa>['layers']>[number]
/**
 * The layers with what a person has confirmed. One that was proposed from a safeguard is not, unless he says so; one that
 * he typed himself is. What is confirmed has its kind and its figure.
 * @throws Refusal 400 at the layer
 */
function confirmedLayers(
  given: readonly GivenLayer[],
  guards: readonly HazopGuard[],
  before: readonly LopaLayerRow[],
): GivenLayer[] {
  const issues: FieldIssue[] = []
  const layers = given.map((layer, index) => {
    const guard = guards.find(({ rsaHazopGuardNo }) => rsaHazopGuardNo === layer.rsaHazopGuardNo)
    const stored = before.find(({ rsaLopaLayerNo }) => rsaLopaLayerNo === layer.rsaLopaLayerNo)
    // A safeguard that has left the row stays with the layer that was made of it.
    const isKnown = guard !== undefined || stored?.rsaHazopGuardNo === layer.rsaHazopGuardNo
    if (layer.rsaHazopGuardNo != null && !isKnown)
      issues.push({ path: `layers.${index}.rsaHazopGuardNo`, message: hazopRefusals.otherGuard() })
    const confirmYn: 'Y' | 'N' = layer.confirmYn ?? (layer.rsaHazopGuardNo == null ? 'Y' : 'N')
    for (const name of ['layerCd', 'pfd'] as const)
      if (confirmYn === 'Y' && layer[name] == null)
        issues.push({ path: `layers.${index}.${name}`, message: hazopRefusals.confirmWhole() })
    return { ...layer, confirmYn, sideCd: guard?.sideCd ?? stored?.sideCd ?? null }
  })
  if (issues.length > 0) throw badFields(issues)
  return layers
}
/** The layers that count, each with its place among all of them. */
const countedLayers = (layers: readonly (GivenLayer | LopaLayerRow)[]): (LopaLayer & { at: number })[] =>
  layers.flatMap(({ confirmYn, layerCd, layerNm, pfd, sensorTxt, finalTxt, rsaHazopGuardNo }, at) =>
    confirmYn === 'Y' && pfd != null
      ? [
          {
            at,
            layerNm,
            pfd,
            sensorTxt: sensorTxt ?? null,
            finalTxt: finalTxt ?? null,
            rsaHazopGuardNo: rsaHazopGuardNo ?? null,
            modifierYn: layerCd != null && isModifier(layerCd) ? ('Y' as const) : ('N' as const),
          },
        ]
      : [],
  )

/** No layer counts that fails together with what it should stop. @throws Refusal 400 at the layer */
function refuseShared(
  { initTxt }: Input<typeof rsaLopa>,
  layers: readonly (LopaLayer & { at: number })[],
): void {
  const shared = sharedParts({ initTxt, layers })
  if (shared.length === 0) return
  throw badFields(
    shared.map(({ index, part, other }) => ({
      path: `layers.${layers[index]!.at}.finalTxt`,
      message:
        other === 'initiator'
          ? hazopRefusals.sharedWithInitiator({ part })
          : hazopRefusals.sharedWithLayer({ part, other: layers[other]!.layerNm }),
    })),
  )
}

/**
 * Each figure with where it comes from: a usual one names its dated parameter, one that a person typed says so itself.
 * @throws Refusal 400 at each figure without a source
 */
function withSources(input: Input<typeof rsaLopa>, { inits, layers: usual }: LopaLibrary) {
  const initSourceTxt = sourceOf(input.initFreq, input.initSourceTxt, inits[input.initCd])
  const layers = input.layers?.map((layer) => ({
    ...layer,
    pfdSourceTxt:
      layer.pfd == null
        ? null
        : sourceOf(layer.pfd, layer.pfdSourceTxt, layer.layerCd == null ? undefined : usual[layer.layerCd]),
  }))
  const issues = [
    ...(initSourceTxt === undefined
      ? [{ path: 'initSourceTxt', message: hazopRefusals.sourceNeeded() }]
      : []),
    ...(layers ?? []).flatMap(({ pfdSourceTxt }, index) =>
      pfdSourceTxt === undefined
        ? [{ path: `layers.${index}.pfdSourceTxt`, message: hazopRefusals.sourceNeeded() }]
        : [],
    ),
  ]
  if (issues.length > 0) throw badFields(issues)
  return defined({ initSourceTxt, layers })
}

/** The usual figures at the plant of a row. */
export async function libraryOf(context: Context, key: string): Promise<LopaLibrary> {
  const { plantCd } = await loadRecord(rsaHazopRow, context, key)
  return lopaLibrary(await hazopFiguresOn(context, plantCd))
}

/** What a row proposes for its LOPA, with what the company accepts for its severity. */
export async function proposalOf(context: Context, key: string): Promise<LopaProposal> {
  const row = await loadRecord(rsaHazopRow, context, key)
  const sev = row.sev ?? row.bareSev
  const targetFreq = sev === null ? undefined : targetFreqOf(await hazopFiguresOn(context, row.plantCd), sev)
  return {
    scenarioTxt: [row.causeTxt, row.consequenceTxt].filter(Boolean).join(' → ').slice(0, 500),
    initTxt: (row.causeTxt ?? '').slice(0, 200),
    sev,
    targetFreq: targetFreq ?? null,
    layers: proposedLayers(row.guards),
  }
}
