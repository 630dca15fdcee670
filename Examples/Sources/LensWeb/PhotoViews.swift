import Lens
import UsherWeb

extension WebViews {
  func addPhotos() {
    register(MainModel.self) { main in
      Heading("내 사진")
      if let problem = main.album.problem { Text(problem.text, style: .warning) }
      if main.album.photos.isEmpty {
        Image(label: "아직 사진이 없어요")
      } else {
        List {
          for photo in main.album.photos {
            Row(
              photo.name, detail: photo.format.name, value: photo.dimensions, id: "\(photo.id)"
            ) { main.photoTapped(photo) }
          }
        }
      }
      Button("이미지 등록") { main.registerTapped() }
    }

    register(RegisterImageModel.self) { register in
      Text("PNG 또는 JPEG 사진을 선택해 주세요. 파일을 끝까지 읽어 확인한 뒤에 등록해요.")
      Form(submit: "등록", isEnabled: !register.isWorking) {
        FileField(
          "사진 파일", accepts: Photo.Format.allCases.map(\.mediaType),
          limit: FileField.Limit(
            bytes: register.limits.bytesPerPhoto, message: PhotoError(.tooManyBytes).text)
        ) { file in
          register.choose(ImageFile(name: file.name, bytes: file.bytes))
        }
      } onSubmit: {
        register.registerTapped()
      }
      if let problem = register.problem { Text(problem.text, style: .warning) }
      if register.isWorking { Text("사진을 읽는 중…", style: .caption) }
      Text(
        "한 장에 \(register.limits.bytesPerPhoto >> 20)MB, 모두 \(register.limits.photosPerAccount)장까지 보관할 수 있어요.",
        style: .footnote)
    }

    register(ImageResultModel.self) { result in
      if let problem = result.problem {
        Text(problem.text, style: .warning)
      } else if let photo = result.photo, let file = result.file {
        Image(
          WebFile(name: file.name, type: photo.format.mediaType, bytes: file.bytes),
          named: "\(photo.id)", width: photo.width, height: photo.height, label: photo.name)
      } else {
        Image(label: "사진을 불러오는 중…")
      }
      if let photo = result.photo {
        List {
          Row("이름", value: photo.name)
          Row("형식", value: photo.format.name)
          Row("크기", value: "\(photo.dimensions) 픽셀")
          Row("용량", value: "\(photo.byteCount.grouped)바이트")
        }
      }
      Button("완료") { result.doneTapped() }
      if result.photo != nil {
        Button("지우기", role: .destructive) { result.removeTapped() }
      }
    }
  }

  func addSettings() {
    register(SettingsModel.self) { settings in
      Section("계정") {
        Row("이메일", value: settings.album.account.email.text)
        Row("사진", value: "\(settings.album.photos.count)장")
        Row(
          "사용량",
          value: "\(settings.album.photos.reduce(0) { $0 + $1.byteCount }.grouped)바이트")
      }
      Button("로그아웃", role: .destructive) { settings.logOutTapped() }
    }
  }
}

extension Int {
  /// The number with a comma after every three digits.
  fileprivate var grouped: String {
    let digits = String(self)
    var text = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
