import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about safety information, and the reasons why work of 제65조 may not begin. */
export const safetyInfoSentences = sentences({
  notSigned: [
    "안전보건 정보제공서 {sheet}의 상태가 '{state}'입니다. 업체의 수령 확인이 필요합니다(산업안전보건법 제65조).",
    'The safety information sheet {sheet} is in the state ‘{state}’. The vendor must confirm its receipt (Occupational Safety and Health Act Art. 65).',
    '安全健康信息书 {sheet} 的状态为“{state}”。须由承包商确认签收（产业安全保健法第65条）。',
    'La hoja de información {sheet} está en estado «{state}». El contratista debe confirmar su recepción (Ley de SST, art. 65).',
  ],
  noState: ['없음', 'none', '无', 'ninguno'],
  noneSigned: [
    '업체가 수령 확인한 안전보건 정보제공서가 없습니다(산업안전보건법 제65조).',
    'There is no safety information sheet whose receipt the vendor has confirmed (Occupational Safety and Health Act Art. 65).',
    '没有承包商已确认签收的安全健康信息书（产业安全保健法第65条）。',
    'No hay hoja de información cuya recepción haya confirmado el contratista (Ley de SST, art. 65).',
  ],
  plantOnly: [
    '정보제공서는 발주 사업장의 담당자만 작성하고 제공할 수 있습니다.',
    'Only the plant can write and give information sheets.',
    '仅发包工厂的负责人可编制和提供信息书。',
    'Solo la planta puede redactar y entregar hojas de información.',
  ],
  receiverOnly: [
    '정보를 제공받은 업체만 할 수 있습니다.',
    'Only the vendor that was given the information can do this.',
    '仅收到信息的承包商可操作。',
    'Solo el contratista que recibió la información puede hacerlo.',
  ],
  editDraft: [
    '작성 상태에서만 수정할 수 있습니다. 회수한 뒤 수정해 주세요.',
    'It can be changed only as a draft. Recall it first.',
    '仅在编制状态可修改。请收回后修改。',
    'Solo se puede modificar en borrador. Recupérela primero.',
  ],
  workersAfterReceipt: [
    '작업자 서명은 업체가 수령 확인한 뒤에 받을 수 있습니다.',
    'Workers sign once the vendor has confirmed receipt.',
    '承包商确认签收后方可收集作业人员签名。',
    'Los trabajadores firman una vez que el contratista ha confirmado la recepción.',
  ],
  endedContract: [
    '종료된 계약에는 정보를 제공할 수 없습니다.',
    'No information can be given for a contract that has ended.',
    '不能为已结束的合同提供信息。',
    'No se puede informar en un contrato terminado.',
  ],
})
