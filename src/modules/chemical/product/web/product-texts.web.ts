import { defineTexts } from '../../../../core/web/text/define-texts.ts'

/** Words of the pages of products. */
export const [useProductText] = defineTexts({
  help: [
    '취급하는 제품(자재) 한 건이 한 행입니다. 행을 두 번 누르면 구성성분, 규제 해당과 그 이유, 취급 장소, MSDS가 열립니다.',
    'One row for each product that is handled. Press a row twice for composition, regulated lists and why, places of use and MSDS.',
    '每个使用的产品（物料）一行。双击行可查看成分、管制清单及原因、使用场所和MSDS。',
    'Una fila por producto. Pulse dos veces una fila para ver composición, listas reguladas y su motivo, lugares de uso y FDS.',
  ],
  basics: ['기본', 'Basics', '基本', 'Datos básicos'],
  hazard: ['위험물', 'Fire-law class', '危险物', 'Mercancía peligrosa'],
  composition: ['구성성분', 'Composition', '成分', 'Composición'],
  files: ['첨부', 'Attachments', '附件', 'Archivos'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  blocked: [
    '사전검토의 승인 유효기간이 지나 구매가 차단되었습니다. 사전검토를 다시 받으면 풀립니다.',
    'The approval of its material check is over: it must not be bought until it has been checked anew.',
    '预审批准已过期，禁止采购。重新预审后解除。',
    'La aprobación ha vencido: no puede comprarse hasta una nueva revisión.',
  ],
  matches: ['규제 해당 {count}건', 'Regulated lists: {count}', '适用管制 {count} 件', 'Listas reguladas: {count}'],
  noMatch: ['해당하는 규제가 없습니다.', 'No list applies.', '没有适用的管制。', 'No se aplica ninguna lista.'],
  declared: ['공급사 신고', 'Declared by the supplier', '供应商申报', 'Declarado por el proveedor'],
  border: ['경계함량', 'At the limit', '临界含量', 'En el límite'],
  applies: ['해당', 'applies', '适用', 'se aplica'],
  appliesNot: ['비해당', 'does not apply', '不适用', 'no se aplica'],
  undecided: ['판정 필요', 'to be decided', '待判定', 'por decidir'],
  decide: ['판정', 'Decide', '判定', 'Decidir'],
  why: ['왜?', 'Why?', '为何？', '¿Por qué?'],
  uses: ['사업장 취급현황 {count}곳', 'Places of use: {count}', '使用场所 {count} 处', 'Lugares de uso: {count}'],
  addUse: ['취급 등록', 'Add place of use', '登记使用', 'Añadir lugar'],
  perYear: [
    '연 {qty} kg · {count}명',
    '{qty} kg a year · {count} people',
    '年 {qty} kg · {count} 人',
    '{qty} kg al año · {count} personas',
  ],
  sheets: ['MSDS {count}건', 'MSDS: {count}', 'MSDS {count} 件', 'FDS: {count}'],
  writeSheet: ['MSDS 작성', 'Write an MSDS', '编制MSDS', 'Redactar FDS'],
  edition: ['{no}판', 'revision {no}', '第{no}版', 'revisión {no}'],
  reviewDue: ['검토기한 {day}', 'review due {day}', '审核期限 {day}', 'revisión: {day}'],
})
