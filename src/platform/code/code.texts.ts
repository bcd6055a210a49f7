import { sentences } from '../../core/shared/sentence.ts'

export const codeMessages = sentences({
  inUse: [
    '사용 중인 코드는 삭제할 수 없습니다.',
    'A code that is in use cannot be deleted.',
    '正在使用的代码不能删除。',
    'No se puede eliminar un código en uso.',
  ],
  fixedGroup: [
    '편집할 수 없는 코드그룹입니다.',
    'This code group cannot be edited.',
    '该代码组不可编辑。',
    'Este grupo de códigos no se puede editar.',
  ],
  keyFixed: [
    '코드는 변경할 수 없습니다.',
    'A code cannot be changed.',
    '代码不能更改。',
    'Un código no se puede cambiar.',
  ],
  use: [
    '{title} {label}: {count}건에서 사용 중입니다.',
    '{title} {label}: used in {count} records.',
    '{title} {label}：正在 {count} 条数据中使用。',
    '{title} {label}: se usa en {count} registros.',
  ],
})
