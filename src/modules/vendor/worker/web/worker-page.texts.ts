import { texts } from '../../../../core/shared/four-texts.ts'

/** The workers of vendors. */
export const workerPageTexts = texts({
  plantHelp: [
    '협력업체 작업자의 출입상태, 건강진단, 자격과 교육입니다. 이름·연락처는 이 화면의 저장 권한이 있는 사람에게만 모두 보입니다. 행을 두 번 누르면 열립니다.',
    'Access, health checks, qualifications and training of the workers of vendors. Names and telephones are shown in full only to those who may save here. Double-click a row to open it.',
    '承包商作业人员的出入状态、体检、资格与培训。姓名和电话仅对有保存权限的人完整显示。双击行可打开。',
    'Acceso, reconocimientos, cualificaciones y formación de los trabajadores. Nombres y teléfonos se muestran completos solo a quien puede guardar aquí. Doble clic en una fila para abrirla.',
  ],
  vendorHelp: [
    '우리 업체 작업자를 등록하면 사업장 담당자가 확인하고 출입을 승인합니다. 여러 명은 엑셀 양식으로 올리세요. 자격·교육과 사진은 등록한 뒤 작업자를 열어 넣습니다.',
    'Register your workers; the plant checks them and approves entry. Upload several with the Excel form. Open the worker after registering to add qualifications, training and photo.',
    '登记本公司作业人员后，由工厂负责人确认并批准出入。多人请用Excel模板上传。资格、培训和照片请在登记后打开作业人员填写。',
    'Registre a sus trabajadores; la planta los revisa y aprueba el acceso. Para varios, use la plantilla de Excel. Tras registrarlo, abra el trabajador para añadir cualificaciones, formación y foto.',
  ],
  empty: [
    '등록된 작업자가 없습니다. 등록 단추나 엑셀 양식으로 작업자를 등록하세요.',
    'No workers are registered. Register them with the button or the Excel form.',
    '没有登记的作业人员。请用登记按钮或Excel模板登记。',
    'No hay trabajadores registrados. Regístrelos con el botón o la plantilla de Excel.',
  ],
  everywhere: [
    '모든 사업장에 적용됩니다. 우리 사업장만 막으려면 출입정지에 등록하세요.',
    'Holds at all plants. To bar from your plant alone, register a ban.',
    '适用于所有工厂。只禁止进入本厂请登记停止出入。',
    'Rige en todas las plantas. Para prohibirlo solo en la suya, registre una prohibición.',
  ],
  noResidentNo: [
    '주민등록번호는 받지 않습니다.',
    'Resident registration numbers are not taken.',
    '不收集居民登记号码。',
    'No se pide el número de registro de residente.',
  ],
  consent: ['개인정보 동의', 'Privacy consent', '个人信息同意', 'Consentimiento de datos'],
  consentOwn: [
    '본인이 수집·이용과 제3자 제공 동의서에 서명한 날입니다. 서명을 받은 뒤에 입력하세요.',
    'The day on which the worker signed the consent to collection, use and passing on. Enter it after the signature.',
    '本人签署收集、使用及提供给第三方同意书的日期。请在签署后输入。',
    'El día en que el trabajador firmó el consentimiento de recogida, uso y cesión. Indíquelo tras la firma.',
  ],
  healthConsent: [
    '건강진단 정보를 등록하려면 필요합니다.',
    'Needed to register health checks.',
    '登记体检信息时需要。',
    'Necesario para registrar reconocimientos.',
  ],
  health: ['건강진단', 'Health check', '体检', 'Reconocimiento médico'],
  limits: [
    '검진 결과가 아니라 업무에서 지킬 것만 적습니다.',
    'Write what to observe at work, not the findings.',
    '只填写工作中须遵守的事项，不填体检结果。',
    'Escriba solo lo que debe respetarse en el trabajo, no los resultados.',
  ],
  qualifications: ['자격·면허', 'Qualifications and licences', '资格·执照', 'Cualificaciones y licencias'],
  trainings: ['교육이력', 'Training records', '培训记录', 'Historial de formación'],
  residence: ['체류자격', 'Residence', '居留资格', 'Residencia'],
  elsewhere: [
    '같은 사람이 다른 업체에도 등록되어 있습니다. 소속이 바뀌었는지 확인하세요.',
    'The same person is registered with another vendor too. Check whom he works for.',
    '同一人员也在其他承包商处登记，请确认所属单位。',
    'La misma persona consta también en otro contratista. Compruebe para quién trabaja.',
  ],
})
