import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about handled substances. */
export const materialRefusals = sentences({
  keeperOnly: [
    '취급물질은 안전담당과 환경담당만 등록하고 수정할 수 있습니다.',
    'Only the safety and environment officers may enter and change handled substances.',
    '只有安全和环境负责人可以登记和修改处理物质。',
    'Solo los responsables de seguridad y medio ambiente pueden registrar y modificar sustancias manejadas.',
  ],
  lelAboveZero: [
    '폭발하한은 0보다 커야 합니다. 인화성이 아니면 비워 주세요.',
    'The lower explosion limit must be above 0. Leave it empty if the substance is not flammable.',
    '爆炸下限须大于0。非易燃时请留空。',
    'El límite inferior de explosión debe ser mayor que 0. Déjelo vacío si no es inflamable.',
  ],
})
