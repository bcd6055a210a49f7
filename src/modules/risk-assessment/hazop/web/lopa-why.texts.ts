import { texts } from '../../../../core/shared/four-texts.ts'

/** How the gap of a LOPA comes about. */
export const lopaWhyTexts = texts({
  title: ['LOPA 판정', 'Verdict of the LOPA', 'LOPA判定', 'Veredicto de la LOPA'],
  initiator: ['개시사건', 'Initiating event', '初始事件', 'Suceso iniciador'],
  perYear: ['{value}/년', '{value} a year', '{value}/年', '{value} al año'],
  target: ['목표빈도', 'Target', '目标频率', 'Objetivo'],
  formula: [
    '{factors} = {frequency}/년, ÷ 목표 {target} = {gap}배. 1배 이하면 충족, 10ⁿ배 이상 10ⁿ⁺¹배 미만이면 SIL n',
    '{factors} = {frequency} a year, ÷ target {target} = {gap}. At most 1 meets it; from 10ⁿ to below 10ⁿ⁺¹ asks for SIL n',
    '{factors} = {frequency}/年，÷ 目标{target} = {gap}倍。不超过1倍为满足，10ⁿ倍以上、不足10ⁿ⁺¹倍需SIL n',
    '{factors} = {frequency} al año, ÷ objetivo {target} = {gap}. Hasta 1 se cumple; de 10ⁿ a menos de 10ⁿ⁺¹ pide SIL n',
  ],
  source: [
    'IEC 61511-1 9.2.4, 목표빈도·표준값은 환경값 RSA.hazop(확인 필요)',
    'IEC 61511-1, 9.2.4; targets and usual values are settings RSA.hazop (to be confirmed)',
    'IEC 61511-1 9.2.4，目标频率和标准值为环境值RSA.hazop（待确认）',
    'IEC 61511-1, 9.2.4; objetivos y valores usuales: ajustes RSA.hazop (por confirmar)',
  ],
})
