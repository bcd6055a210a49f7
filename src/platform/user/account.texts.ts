import { sentences } from '../../core/shared/sentence.ts'

export const accountMessages = sentences({
  idInUse: [
    '이미 사용 중인 아이디입니다.',
    'This user ID is in use already.',
    '该用户名已被使用。',
    'Este usuario ya existe.',
  ],
  idForm: [
    '아이디는 영문, 숫자, 점(.), 밑줄(_), 붙임표(-)만 사용할 수 있습니다.',
    'An ID may hold only letters, digits, dot (.), underscore (_) and hyphen (-).',
    '用户名只能使用英文、数字、点(.)、下划线(_)和连字符(-)。',
    'El ID solo puede tener letras, cifras, punto (.), guion bajo (_) y guion (-).',
  ],
  emailForm: [
    '메일 형식이 올바르지 않습니다.',
    'The mail address is not valid.',
    '邮箱格式不正确。',
    'El correo no es válido.',
  ],
  phoneForm: [
    '전화번호는 숫자와 붙임표(-)로 입력해 주세요.',
    'Enter a telephone number with digits and hyphens (-).',
    '电话号码请用数字和连字符(-)输入。',
    'Escriba el teléfono con cifras y guiones (-).',
  ],
  lastSystemUser: [
    '시스템관리자는 1명 이상이어야 합니다.',
    'There must be at least one system administrator.',
    '系统管理员至少须有 1 名。',
    'Debe haber al menos un administrador del sistema.',
  ],
  usedBefore: [
    '사용한 적이 있는 사용자는 삭제할 수 없습니다.',
    'A user who has been active cannot be deleted.',
    '使用过的用户不能删除。',
    'No se puede eliminar un usuario que ya ha entrado.',
  ],
  vendorNeeded: [
    '협력업체 사용자는 업체를 입력해 주세요.',
    'Please enter the company of a contractor user.',
    '承包商用户请输入企业。',
    'Introduzca la empresa del usuario contratista.',
  ],
  vendorOnlyForVendors: [
    '업체는 협력업체 사용자만 입력할 수 있습니다.',
    'Only contractor users have a company.',
    '只有承包商用户可以输入企业。',
    'Solo los usuarios contratistas tienen empresa.',
  ],
  deptNeeded: [
    '임직원은 부서를 입력해 주세요.',
    'Please enter the department of an employee.',
    '员工请输入部门。',
    'Introduzca el departamento del empleado.',
  ],
  deptOnlyForEmployees: [
    '부서는 임직원만 입력할 수 있습니다.',
    'Only employees have a department.',
    '只有员工可以输入部门。',
    'Solo los empleados tienen departamento.',
  ],
  psrmOnlyForVendors: [
    'PSRM 사용은 협력업체 사용자만 선택할 수 있습니다.',
    'Only users of vendors may use PSRM.',
    '仅承包商用户可使用PSRM。',
    'Solo los usuarios de contratistas pueden usar PSRM.',
  ],
  kindFixed: [
    '사용자구분은 변경할 수 없습니다.',
    'The kind of user cannot be changed.',
    '用户类别不能更改。',
    'El tipo de usuario no se puede cambiar.',
  ],
  retireBeforeEntry: [
    '퇴사일은 입사일보다 빠를 수 없습니다.',
    'The leaving date may not lie before the entry date.',
    '离职日不能早于入职日。',
    'La fecha de baja no puede ser anterior a la de alta.',
  ],
  retireDay: [
    '퇴사일을 입력해 주세요.',
    'Enter the leaving date.',
    '请输入离职日。',
    'Escriba la fecha de baja.',
  ],
  administratorsOnly: [
    '시스템관리자만 처리할 수 있습니다.',
    'Only a system administrator may do this.',
    '仅系统管理员可处理。',
    'Solo puede hacerlo un administrador del sistema.',
  ],
  stillRetired: [
    '퇴사일이 지난 사용자입니다. 퇴사일을 지운 후 해제해 주세요.',
    'The leaving date has passed. Clear it first.',
    '该用户离职日已过，请先清除离职日。',
    'La fecha de baja ya pasó. Bórrela primero.',
  ],
})
