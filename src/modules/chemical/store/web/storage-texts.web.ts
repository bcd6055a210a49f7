import { defineTexts } from '../../../../core/web/text/define-texts.ts'

/** Stores: what they are, how they stand, counts and checks of them. */
export const [useStorageText] = defineTexts({
  emergency: ['소방 인계팩', 'Fire brigade pack', '消防交接包', 'Paquete para bomberos'],
  places: [
    '장소 안의 위치(실·랙·단)',
    'Places inside (room, rack, shelf)',
    '场所内位置（室、架、层）',
    'Lugares interiores (sala, estante, nivel)',
  ],
  'take.name': ['재고실사', 'Stocktaking', '库存盘点', 'Inventario'],
  'take.lines': ['내역', 'Lots', '明细', 'Lotes'],
  'take.differences': ['차이 {count}건', '{count} differences', '差异{count}项', '{count} diferencias'],
  'take.empty': [
    "등록된 실사가 없습니다. '등록'으로 장소를 정하면 그 장소의 로트가 실사 내역이 됩니다.",
    'No count yet. Choose a store with New: its lots become the list to count.',
    '尚无盘点。点击“登记”选择场所后，该场所的批次即为盘点明细。',
    'Aún no hay conteos. Elija un almacén: sus lotes forman la lista.',
  ],
  'take.help': [
    '장소와 담당자를 정하여 등록하면 그 장소의 로트가 장부 수량과 함께 실사 내역이 됩니다. 담당자가 실물을 입력하여 승인을 요청하고, 승인자가 확정하면 차이가 수불전표로 반영됩니다.',
    'Choose a store and who counts: its lots come with their book quantity. The counter enters what is there and asks for approval; the confirmed difference becomes entries of the journal.',
    '选择场所和负责人登记后，该场所批次连同账面数量成为盘点明细。负责人录入实物并申请批准，批准人确认后差异计入出入库凭证。',
    'Elija almacén y responsable: sus lotes vienen con la cantidad contable. Quien cuenta pide la aprobación; la diferencia confirmada pasa al diario.',
  ],
  'take.detailHelp': [
    '모든 로트의 실물 수량을 입력하고, 차이가 있으면 원인을 고른 뒤 승인을 요청하세요. 장부에 없는 로트는 행을 추가합니다. 확정은 지정된 승인자가 합니다.',
    'Enter what is there of every lot, a cause for each difference, then ask for approval. Add a row for a lot the book does not know. The named approver confirms.',
    '录入每个批次的实物数量，有差异时选择原因，然后申请批准。账上没有的批次请添加行。由指定批准人确认。',
    'Introduzca lo que hay de cada lote, la causa de cada diferencia y pida la aprobación. Añada filas para lotes desconocidos. Confirma el aprobador designado.',
  ],
  'insp.help': [
    '점검주기가 돌아온 장소를 점검하여 기록합니다. 저장한 점검은 고칠 수 없으며, 불량 항목은 개선조치가 됩니다.',
    'Check the stores whose turn it is. A saved check is not changed; what is bad becomes an improvement.',
    '对到期场所进行检查并记录。保存后不可修改；不良项目转为改善措施。',
    'Revise los almacenes que toca. Lo guardado no se cambia; lo defectuoso pasa a mejora.',
  ],
  'insp.due': ['점검할 장소', 'Stores to check', '待检查场所', 'Almacenes por revisar'],
  'insp.next': ['{day}까지', 'by {day}', '{day}前', 'hasta {day}'],
  'insp.late': ['{day} 기한 지남', 'was due {day}', '{day}已逾期', 'venció {day}'],
  'insp.last': ['마지막 {day}', 'last {day}', '上次{day}', 'última {day}'],
  'insp.never': ['점검 기록 없음', 'never checked', '无检查记录', 'sin revisiones'],
  'insp.check': ['점검', 'Check', '检查', 'Revisar'],
  'insp.items': ['점검 항목', 'Points', '检查项目', 'Puntos'],
  'insp.what': ['점검', 'Check', '检查', 'Revisión'],
})
