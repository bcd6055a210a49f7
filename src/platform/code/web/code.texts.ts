import { texts } from '../../../core/shared/four-texts.ts'

export const codeTexts = texts({
  groupHelp: [
    '코드그룹을 등록하고, 그룹코드를 눌러 그 그룹의 코드를 편집합니다. 편집가능이 미사용인 그룹은 프로그램이 쓰는 고정 코드여서 읽기만 할 수 있습니다.',
    'Register code groups here and press a group code to open its codes. Groups that are not editable are fixed by the program and can only be read.',
    '在此登记代码组，点击组代码编辑该组的代码。不可编辑的组由程序固定，只能查看。',
    'Registre aquí los grupos y pulse el código del grupo para abrir sus códigos. Los grupos no editables los fija el programa y solo se pueden leer.',
  ],
  domainHelp: [
    '코드그룹을 업무별로 묶고, 어느 권한그룹이 관리하는지 정합니다.',
    'Domains collect code groups by business and name the authority group that looks after them.',
    '按业务归类代码组，并指定负责管理的权限组。',
    'Los dominios reúnen grupos de códigos por área y dicen qué grupo de permisos los gestiona.',
  ],
  itemHelp: [
    '왼쪽에서 그룹을 고르면 코드가 나옵니다. 끝낸 코드는 종료일을 적으면 예전 자료에는 이름이 남고 새 자료에는 나오지 않습니다. 사용 중인 코드는 삭제할 수 없습니다.',
    'Choose a group at the left to see its codes. A code that is given an end keeps its name on old records and is not offered to new ones. A code in use cannot be deleted.',
    '在左侧选择组即可显示代码。填写结束日的代码在旧数据中保留名称，新数据不再提供。正在使用的代码不能删除。',
    'Elija un grupo a la izquierda para ver sus códigos. Un código con fecha de fin conserva su nombre en los registros antiguos y no se ofrece en los nuevos. Un código en uso no se puede eliminar.',
  ],
  openCodes: ['{name} 코드 보기', 'Codes of {name}', '查看“{name}”的代码', 'Códigos de {name}'],
  byGroup: ['그룹별 편집', 'By group', '按组编辑', 'Por grupo'],
  all: ['전체 목록·엑셀', 'All, Excel', '全部列表·Excel', 'Todos, Excel'],
  groups: ['코드그룹', 'Code groups', '代码组', 'Grupos de códigos'],
  findGroup: [
    '그룹 이름이나 코드로 찾기',
    'Find by name or code',
    '按名称或代码查找',
    'Buscar por nombre o código',
  ],
  noGroup: ['해당하는 그룹이 없습니다.', 'No group fits.', '没有符合的组。', 'Ningún grupo coincide.'],
  chooseGroup: [
    '목록에서 코드그룹을 선택하세요.',
    'Choose a code group.',
    '请选择代码组。',
    'Elija un grupo de códigos.',
  ],
  state: ['고정', 'Fixed', '固定', 'Fijo'],
  fixed: [
    '프로그램이 상태와 구분으로 쓰는 고정 코드그룹이어서 읽기만 할 수 있습니다. 다른 언어의 이름은 다국어 라벨 화면에서 고칩니다.',
    'The program relies on these codes, so they can only be read. Their names in other languages are kept on the page of labels.',
    '该代码组由程序固定使用，只能查看。其他语言的名称请在多语言标签画面中修改。',
    'El programa depende de estos códigos, por lo que solo se pueden leer. Sus nombres en otros idiomas se cambian en la página de etiquetas.',
  ],
  uses: ['사용 건수', 'Uses', '使用件数', 'Usos'],
  usesOf: [
    '{code} {name} 사용처',
    'Where {code} {name} is used',
    '{code} {name} 使用处',
    'Dónde se usa {code} {name}',
  ],
  where: ['업무', 'Record', '业务', 'Registro'],
  field: ['항목', 'Field', '项目', 'Campo'],
  count: ['건수', 'Count', '件数', 'Cantidad'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  reset: ['되돌리기', 'Undo', '还原', 'Deshacer'],
})
