import 'antd/dist/antd.css'
