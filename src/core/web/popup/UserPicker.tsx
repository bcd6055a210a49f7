import { useState } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { ClearButton } from './ClearButton.tsx'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'
import { UserSearchPopup } from './UserSearchPopup.tsx'
import { usePageText } from '../text/page-text.ts'
import { useSession } from '../session-store.ts'

/** A person; no typing, the user search only (specification section 3, usersearch). */
export function UserPicker(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, shown, around, placeholder } = props
  const text = usePageText()
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<{ userId: string; userNm: string }>()
  const userId = asText(value)
  const { user } = useSession()
  // A list that begins with what is one's own knows the number of its person alone.
  const known = [picked, user].find((each) => each?.userId === userId)
  const name = known?.userNm ?? shown ?? userId
  return (
    <>
      <Space.Compact block>
        <Input
          {...elementProps(props)}
          readOnly
          value={userId ? name : ''}
          placeholder={placeholder ?? text('popup.searchUser')}
          title={userId}
          onClick={() => setOpen(!disabled)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') setOpen(!disabled)
          }}
          suffix={
            userId && !disabled && !field.required ? (
              <ClearButton label={field.label} onClear={() => onChange?.(null, null)} />
            ) : (
              <span />
            )
          }
        />
        <Button
          icon={<SearchOutlined aria-hidden />}
          disabled={disabled}
          aria-label={text('form.searchOf', { label: field.label })}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      <UserSearchPopup
        open={open}
        initial={{ plantCd: around?.plantCd ?? null, staffYn: around?.staffYn }}
        onClose={() => {
          setOpen(false)
          onBlur?.()
        }}
        onConfirm={([user]) => {
          setOpen(false)
          if (!user) return
          setPicked(user)
          onChange?.(user.userId, user.userNm)
        }}
      />
    </>
  )
}

/** A person of the plant's own, where nobody of a company may be chosen. */
export const StaffPicker = (props: InputProps) => (
  <UserPicker {...props} around={{ ...props.around, staffYn: 'Y' }} />
)
