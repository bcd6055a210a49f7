import { sentences } from '../../../core/shared/sentence.ts'

/** Why a JSA does not serve a work. (rsa.md 5.3; fit D16) */
export const jsaSays = sentences({
  unknown: [
    '이 사업장에서 쓸 수 있는 JSA가 아닙니다.',
    'This JSA cannot be used here.',
    '该JSA不能在此使用。',
    'Este JSA no puede usarse aquí.',
  ],
  notConfirmed: [
    '{jsa}은(는) 아직 확정되지 않았습니다.',
    '{jsa} is not confirmed yet.',
    '{jsa}尚未确定。',
    '{jsa} aún no está confirmado.',
  ],
  noSteps: [
    '{jsa}에 작업단계가 없습니다.',
    '{jsa} has no steps.',
    '{jsa}没有作业步骤。',
    '{jsa} no tiene pasos.',
  ],
  otherPlant: [
    '{jsa}은(는) 다른 사업장의 JSA입니다.',
    '{jsa} is of another plant.',
    '{jsa}属于其他工厂。',
    '{jsa} es de otra planta.',
  ],
  otherVendor: [
    '{jsa}은(는) 다른 업체의 JSA입니다.',
    '{jsa} is of another company.',
    '{jsa}属于其他企业。',
    '{jsa} es de otra empresa.',
  ],
  tooOld: [
    '{jsa}의 유효기간({until})이 작업일 전에 끝납니다. 다시 평가하세요.',
    '{jsa} is valid until {until}, before the day of the work. Assess again.',
    '{jsa}的有效期（{until}）在作业日之前结束，请重新评估。',
    '{jsa} vale hasta {until}, antes del trabajo. Evalúe de nuevo.',
  ],
  otherKinds: [
    '{jsa}에서 평가하지 않은 작업종류입니다: {kinds}. JSA를 다시 작성하거나 다른 JSA를 선택하세요.',
    '{jsa} was not made for: {kinds}. Make it anew or choose another.',
    '{jsa}未评估的作业种类：{kinds}。请重新编写或选择其他JSA。',
    '{jsa} no se hizo para: {kinds}. Hágalo de nuevo o elija otro.',
  ],
  kindsFirst: [
    'JSA가 다루는 기본허가(일반·화기)를 선택하세요.',
    'Choose the basic permit that the JSA covers.',
    '请选择JSA涵盖的基本许可。',
    'Elija el permiso básico que cubre el JSA.',
  ],
  stepMissing: [
    'JSA는 작업단계 번호가 필요합니다.',
    'A JSA needs the number of the step.',
    'JSA需要作业步骤编号。',
    'Un JSA necesita el número del paso.',
  ],
})
