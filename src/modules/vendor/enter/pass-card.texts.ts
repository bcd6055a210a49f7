import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Printed badges of vendors' workers and equipment. */
export const cardTexts = texts({
  title: ['협력업체 출입증', 'Vendor badge', '承包商出入证', 'Pase de contratista'],
  photo: ['사진 없음', 'No photo', '无照片', 'Sin foto'],
  areas: ['출입구역', 'Areas', '出入区域', 'Áreas'],
  validity: ['유효기간', 'Valid', '有效期', 'Validez'],
  signed: ['서명 확인', 'Check the signature', '验证签名', 'Verificar firma'],
})
export const cardFactTexts = texts({
  wholePlant: ['전 구역', 'Whole plant', '全部区域', 'Toda la planta'],
  until: ['{day}까지', 'until {day}', '至{day}', 'hasta {day}'],
  number: [
    '번호 {code} · 발행 {day}',
    'No. {code} · issued {day}',
    '编号 {code} · 签发 {day}',
    'N.º {code} · emitido {day}',
  ],
  file: ['출입증', 'badge', '出入证', 'pase'],
})
/** Why there is no badge to print. */
export const cardRefusals = sentences({
  notValid: [
    '유효한 출입증만 인쇄할 수 있습니다. 상태: {state}',
    'Only a valid pass is printed. State: {state}',
    '只能打印有效的出入证。状态：{state}',
    'Solo se imprime un pase vigente. Estado: {state}',
  ],
  over: [
    '출입증이 {day}에 끝났습니다.',
    'The pass ended on {day}.',
    '出入证已于{day}结束。',
    'El pase terminó el {day}.',
  ],
  none: [
    '이 신청에는 인쇄할 유효한 출입증이 없습니다.',
    'This request has no valid pass to print.',
    '该申请没有可打印的有效出入证。',
    'Esta solicitud no tiene pases vigentes que imprimir.',
  ],
})
/** What the page behind the code of a piece of equipment says now. */
export const cardWords = sentences({
  mayEnter: ['반입 가능', 'May come in', '可以进入', 'Puede entrar'],
  mayNotEnter: ['반입 불가', 'May not come in', '不可进入', 'No puede entrar'],
  pass: ['출입증번호', 'Pass number', '出入证编号', 'N.º de pase'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  areas: ['출입구역', 'Areas', '出入区域', 'Áreas'],
  validity: ['유효기간', 'Validity', '有效期', 'Vigencia'],
  wholePlant: ['전 구역', 'Whole plant', '全部区域', 'Toda la planta'],
})
