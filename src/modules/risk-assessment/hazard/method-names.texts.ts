import { sentences } from '../../../core/shared/sentence.ts'

const names = sentences({
  kras: ['KRAS', 'KRAS', 'KRAS', 'KRAS'],
  level3: ['3단계 판단법', 'Three-level method', '三级判断法', 'Método de tres niveles'],
  checklist: ['체크리스트법', 'Checklist method', '检查表法', 'Lista de verificación'],
  onePoint: ['핵심요인 기술법', 'One-point sheet', '关键要素法', 'Hoja de un punto'],
  jsa: ['JSA', 'JSA', 'JSA', 'JSA'],
  hazop: ['HAZOP', 'HAZOP', 'HAZOP', 'HAZOP'],
  whatIf: ['사고예상질문', 'What-if', 'What-if', 'What-if'],
  charm: ['CHARM', 'CHARM', 'CHARM', 'CHARM'],
})
/** The methods (RSA_TYPE) as refusals say them. */
export const methodNames: Record<string, ReturnType<typeof names.kras>> = {
  K: names.kras(),
  L: names.level3(),
  C: names.checklist(),
  O: names.onePoint(),
  J: names.jsa(),
  Z: names.hazop(),
  W: names.whatIf(),
  M: names.charm(),
}
