/** Items of the codes of this room, by the names that the code uses. */
export const guardSides = { prevention: 'prevention', mitigation: 'mitigation' } as const

/** Kinds of layers (RSA_LOPA_LAYER); the last three are conditions, not layers. */
export const lopaLayers = {
  alarm: 'alarm',
  control: 'control',
  instrumented: 'instrumented',
  relief: 'relief',
  check: 'check',
  passive: 'passive',
  other: 'other',
  enabling: 'enabling',
  ignition: 'ignition',
  presence: 'presence',
} as const
const modifiers: readonly string[] = [lopaLayers.enabling, lopaLayers.ignition, lopaLayers.presence]
/** A probability of a condition: nothing can be shared with it. */
export const isModifier = (layerCd: string): boolean => modifiers.includes(layerCd)
