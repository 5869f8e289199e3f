/** Passwords that guessers try first, in lower case, and words that are one with digits or signs behind them. */
export const COMMON_PASSWORDS = new Set(
  `
  00000000 11111111 11223344 112233445566 123123123 123321123 12341234 12345678 123456789 1234567890
  123654789 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 66666666 741852963 789456123 87654321
  88888888 987654321 a1234567 a12345678 a1b2c3d4 aa123456 aaa aaaaaaaa abc abc12345 abc123456 abcd
  abcd1234 abcdefgh access14 admin admin123 admin123! admin1234 adminadmin administrador administrator
  alexander america1 andrew12 android1 angel123 anthony1 apple123 arsenal arsenal1 asdf asdf1234
  asdfasdf asdfghjk asdfghjkl ashley12 asshole1 australia autumn autumn12 azerty baseball baseball1
  basketball batman batman123 benjamin bitch123 blessed1 blink182 business butterfly canada12 changeit
  changeme changeme1 charlie charlie1 cheese12 chelsea chelsea1 chocolate christina company1
  company123 computer contrasena contraseña cookie12 correcthorsebatterystaple corvette cowboys1
  daniel12 danielle december1 default default1 deutschland dragon dragon12 dragon123 eagles12
  elizabeth facebook facebook1 flower12 football football1 forever1 freedom freedom1 friday12 fuckoff1
  fuckyou1 fuckyou2 george12 germany1 google google12 google123 guest guest123 harley12 heaven12 hello
  hello123 hello1234 helloworld hunter12 hunter2 iamthebest iloveme1 iloveyou iloveyou1 iloveyou2
  instagram internet iphone12 january1 jennifer jessica1 jesuschrist jordan jordan23 joshua12 killer
  killer12 lakers24 letmein letmein1 letmein123 letmeinnow liftmark liftmark1 liftmark123 linkedin
  linkedin1 liverpool login login123 london12 lovely12 loveyou1 manchester master master12 master123
  matthew1 maverick mercedes metallica michael michael1 michelle microsoft midnight monday12 monkey
  monkey12 monkey123 motdepasse mustang1 mypassword mypassword1 newpassword newpassword1 newyork1
  nicholas nopassword nothing1 oldpassword opensesame p@$$w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword
  p@ssword1 p@ssword123 pa$$word pass pass1234 pass12345 passpass passw0rd passw0rd! password
  password! password1 password1! password12 password123 password123! password1234 passwort passwort1
  pokemon pokemon1 pokemon123 princess princess1 pussy123 q1w2e3r4 qwer qwer1234 qwert123 qwerty
  qwerty12 qwerty123 qwerty123! qwerty1234 qwertyui qwertyuiop qwertz rainbow1 ranger12 redskins
  robert12 root root1234 rootroot samantha samsung samsung1 secret secret12 secret123 shadow shadow12
  shadow123 slipknot snoopy12 spiderman spring spring12 starwars steelers summer summer12 summer123
  sunshine sunshine1 superman superman1 temp temp1234 test test1234 testing testing1 testing123
  testtest thomas12 tinkerbell trustno trustno1 twitter1 user user1234 victoria welcome welcome1
  welcome1! welcome12 welcome123 whatever windows1 windows10 winter winter12 winter123 yankees1
  yourpassword youtube1 zaq12wsx zaq1zaq1 zxcv zxcvbnm1
`
    .trim()
    .split(/\s+/),
);
