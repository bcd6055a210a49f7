import { sentences } from '../../core/shared/sentence.ts'

export const parameterMessages = sentences({
  past: [
    '이미 적용된 값은 바꾸거나 삭제할 수 없습니다. 적용일을 정하여 새 값을 등록해 주세요.',
    'A value that is in force already cannot be changed or deleted. Please register a new value with the day from which it holds.',
    '已生效的值不能更改或删除，请指定生效日登记新值。',
    'Un valor ya vigente no se puede cambiar ni eliminar. Registre un valor nuevo con su fecha de vigencia.',
  ],
  sourceNeeded: [
    '확인한 출처(법령 조문, 고시, 계약서 등)를 입력해 주세요.',
    'Please enter the source that was compared: article, notice, contract.',
    '请输入核对的出处（法规条文、公告、合同等）。',
    'Indique la fuente comprobada: artículo, aviso, contrato.',
  ],
  backwards: [
    '지난 날부터 적용되는 값은 등록할 수 없습니다. 이미 그 날의 값으로 처리한 자료가 있습니다.',
    'A value cannot be registered for days gone by: records went by the value of those days.',
    '不能登记从过去日期起生效的值：已有资料按当日的值处理。',
    'No se puede registrar un valor para días pasados: ya hay registros tramitados con el valor de esos días.',
  ],
})
