import { sentences } from '../../../core/shared/sentence.ts'

/** Why a submission of an MSDS or its answer is not taken, and what follows from a refusal. */
export const submitSentences = sentences({
  alternativeNeeded: [
    '비공개를 신청하는 성분의 대체자료명을 한 개 이상 입력해 주세요.',
    'Enter at least one alternative name of the components to be kept secret.',
    '请至少输入一个申请保密成分的替代名称。',
    'Indique al menos un nombre alternativo de los componentes confidenciales.',
  ],
  alternativeOnlySecret: [
    '대체자료명은 비공개승인·연장승인·재신청에만 입력합니다.',
    'Alternative names go only with approvals of secrecy, extensions and new applications.',
    '替代名称仅用于保密批准、延期批准、重新申请。',
    'Los nombres alternativos solo van con aprobación de confidencialidad, prórroga o nueva solicitud.',
  ],
  chooseReason: [
    '이전판과 다른 곳에서 변경제출 사유를 찾지 못했습니다. 변경 사유를 골라 주세요.(시행규칙 제159조)',
    'What differs from the former edition gives no reason to hand it in again. Choose the reason. (Enforcement Rules art. 159)',
    '与旧版的差异中未找到变更提交理由。请选择变更理由。（施行规则第159条）',
    'Lo que difiere de la edición anterior no da motivo de nueva presentación. Elija el motivo. (Reglamento art. 159)',
  ],
  reasonOnlyChange: [
    '변경 사유는 변경제출에만 입력합니다.',
    'A reason of change goes only with a submission of a change.',
    '变更理由仅用于变更提交。',
    'El motivo de cambio solo va con la presentación de un cambio.',
  ],
  onlySecret: [
    '비공개승인·연장승인·재신청에만 쓸 수 있습니다.',
    'Only for approvals of secrecy, extensions and new applications.',
    '仅可用于保密批准、延期批准、重新申请。',
    'Solo para aprobación de confidencialidad, prórroga o nueva solicitud.',
  ],
  extensionOver: [
    '연장신청 기한({day})이 지났습니다. 재신청해 주세요.',
    'The last day for an extension ({day}) has passed. Apply anew.',
    '延期申请期限（{day}）已过。请重新申请。',
    'Pasó el plazo de prórroga ({day}). Presente una nueva solicitud.',
  ],
  resultOrder: [
    '결과일은 제출(신청)일보다 빠를 수 없습니다.',
    'The answer cannot be before the submission.',
    '结果日不能早于提交（申请）日。',
    'El resultado no puede ser anterior a la presentación.',
  ],
  editPreparing: [
    '준비, 보완 상태에서만 수정할 수 있습니다. 결과는 버튼으로 등록합니다.',
    'It can be changed only in preparation or supplement. Answers are entered by the buttons.',
    '仅在准备、补充状态可修改。结果通过按钮登记。',
    'Solo se modifica en preparación o ampliación. El resultado se registra con los botones.',
  ],
  deletePreparing: [
    '준비 상태만 삭제할 수 있습니다.',
    'It can be deleted only in preparation.',
    '仅准备状态可删除。',
    'Solo se elimina en preparación.',
  ],
  otherProductsSheet: [
    '이 제품의 MSDS가 아닙니다.',
    'This is not an MSDS of the product.',
    '不是该产品的MSDS。',
    'No es una FDS de este producto.',
  ],
  notApplied: [
    '신청한 성분이 아닙니다: {names}',
    'These components were not applied for: {names}',
    '不是申请的成分：{names}',
    'Componentes no solicitados: {names}',
  ],
  refusedComponents: [
    '비공개 불승인 성분의 명칭과 함유량을 MSDS에 적어야 합니다: {names}',
    'Name and content of the components whose secrecy was refused belong on the MSDS: {names}',
    '保密未获批准的成分须在MSDS中填写名称和含量：{names}',
    'Nombre y contenido de los componentes sin confidencialidad aprobada van en la FDS: {names}',
  ],
  approvalEnded: [
    '비공개승인 {approval} 만료({day}): 성분의 명칭과 함유량을 적어 개정합니다.',
    'Approval of secrecy {approval} ended ({day}): revise with name and content of the components.',
    '保密批准{approval}到期（{day}）：修订并填写成分名称和含量。',
    'Aprobación de confidencialidad {approval} vencida ({day}): se revisa con nombre y contenido de los componentes.',
  ],
})
